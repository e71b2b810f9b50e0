import { describe, expect, test } from 'vitest';
import type { Game } from '../src/game.ts';
import { idFaults } from '../src/ids.ts';
import { toy } from './toy.ts';

const [plan] = Object.values(toy.tracks ?? {});
if (!plan) throw new Error('the toy has no track');
const game: Game = { ...toy, tracks: { plan } };

describe('ids of a game', () => {
  test('in one style are well', () => {
    expect(idFaults(game)).toEqual([]);
  });
  test('in another are named, with what they are ids of', () => {
    const [verb] = game.verbs;
    if (!verb) throw new Error('the toy has no verb');
    const odd: Game = {
      ...game,
      verbs: [{ ...verb, id: 'moveIt', args: [{ name: 'where-to', type: 'place', candidates: () => [] }] }],
    };
    expect(idFaults(odd)).toEqual([
      'verbs: moveIt is not words with hyphens',
      'verb moveIt: argument where-to is not words run together',
    ]);
  });
  test('old ones must be gone, and lead to one of today, over several steps', () => {
    const now = 'plan';
    const through = {
      ...game,
      version: 3,
      renamed: [
        { before: 2, tracks: { a: 'b' } },
        { before: 3, tracks: { b: now } },
      ],
    };
    expect(idFaults(through)).toEqual([]);
    const lost = { ...game, version: 3, renamed: [{ before: 4, tracks: { [now]: 'nowhere' } }] };
    expect(idFaults(lost)).toEqual([
      'renamed before version 4, but this is version 3',
      `tracks: ${now} was renamed and is still there`,
      `tracks: ${now} leads to nowhere, which is not there`,
    ]);
  });
});
