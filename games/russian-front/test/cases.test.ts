// Every case of the folder, one test each, with the numbers of its rules in the title.
import { caseTitle, runCase } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

describe('cases', () => {
  for (const c of casesOf(`${import.meta.dirname}/..`))
    test(`${caseTitle(game, c)} (${c.file})`, () => {
      expect(() => runCase(game, c)).not.toThrow();
    });
});
