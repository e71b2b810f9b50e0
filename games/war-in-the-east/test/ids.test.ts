import { idFaults } from '@rasputitsa/kernel/ids';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test('ids have one style, and old ones lead to those of today', () => {
  expect(idFaults(game)).toEqual([]);
});
