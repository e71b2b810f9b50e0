import { describe, expect, it } from 'vitest';
import { World } from '../src/world.ts';
import { seededDice } from '../src/dice.ts';
import { FileError, parseKind, parsePiece, parsePlace, parseSide } from '../src/names.ts';
import { cloneState } from '../src/state.ts';
import { NOWHERE } from '../src/types.ts';
import { hex, P, toy, toyMatch } from './toy.ts';

function withTwoMilitias() {
  const g = new World(toy, cloneState(toyMatch().state), seededDice(1), () => {});
  g.during(() => g.place(P.mil2, hex('E'), 1));
  return g;
}

describe('words for things', () => {
  it('sides by id or name', () => {
    expect([parseSide(toy, 'red', 'f'), parseSide(toy, 'Blue', 'f')]).toEqual([0, 1]);
    expect(() => parseSide(toy, 'green', 'x.side')).toThrow('x.side: no side green; there are red, blue');
    expect(() => parseSide(toy, undefined, 'f')).toThrow(FileError);
  });
  it('places by label; nowhere is a place of its own', () => {
    expect([parsePlace(toy, 'C', 'f'), parsePlace(toy, 'Pool', 'f'), parsePlace(toy, 'nowhere', 'f')]).toEqual([
      2,
      10,
      NOWHERE,
    ]);
    expect(() => parsePlace(toy, 'Z', 'x.at')).toThrow('x.at: no place Z');
  });
  it('kinds by name or id, with help where the name is nearly right', () => {
    expect([parseKind(toy, '3 Guards', 'f'), parseKind(toy, 'r3', 'f')]).toEqual([2, 2]);
    expect(() => parseKind(toy, 'jager', 'u')).toThrow('u: no unit jager; did you mean 2 Jager, 3 Jager?');
    expect(() => parseKind(toy, 'the Militia of C', 'u')).toThrow('did you mean Militia?');
    expect(() => parseKind(toy, 'zzz', 'u')).toThrow(/no unit zzz$/);
  });
  it('the field is kept on the error', () => {
    const fault = new FileError('pieces[3].unit', 'no');
    expect([fault.name, fault.field, fault.message]).toEqual(['FileError', 'pieces[3].unit', 'pieces[3].unit: no']);
  });
});

describe('pieces', () => {
  it('by name, by name and place, by name and number', () => {
    const { q } = toyMatch();
    expect(parsePiece(q, '3 Guards', 'f')).toBe(P.r3);
    expect(parsePiece(q, ' 3 Guards @ B ', 'f')).toBe(P.r3);
    expect(parsePiece(q, 'Militia#1', 'f')).toBe(P.mil1);
    expect(parsePiece(q, 'Militia#2', 'f')).toBe(P.mil2);
  });
  it('one in play is meant before one out of play', () => {
    expect(parsePiece(toyMatch().q, 'Militia', 'f')).toBe(P.mil1);
  });
  it('one out of play is meant when there is no other', () => {
    const g = withTwoMilitias();
    g.during(() => {
      g.remove(P.mil1, NOWHERE);
      g.remove(P.mil2, NOWHERE);
    });
    expect(parsePiece(g, 'Militia', 'f')).toBe(P.mil1);
  });
  it('several of one name must be told apart', () => {
    const g = withTwoMilitias();
    expect(() => parsePiece(g, 'Militia', 'f')).toThrow(
      'f: there are 2 of Militia; say which one with Militia@place or Militia#number',
    );
    expect([parsePiece(g, 'Militia@C', 'f'), parsePiece(g, 'Militia@E', 'f')]).toEqual([P.mil1, P.mil2]);
  });
  it('what is not there is said', () => {
    const { q } = toyMatch();
    expect(() => parsePiece(q, 'Militia@D', 'f')).toThrow('f: there is no Militia at D');
    expect(() => parsePiece(q, 'Militia#3', 'f')).toThrow('f: Militia#3 is not in this game');
    expect(() => parsePiece(q, 'Militia#0', 'f')).toThrow('Militia#0 is not in this game');
    expect(() => parsePiece(q, 'Ghost', 'f')).toThrow('no unit Ghost');
  });
});
