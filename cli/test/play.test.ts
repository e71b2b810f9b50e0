import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSave, standing } from '@rasputitsa/kernel';
import { describe, it } from 'vitest';
import { rasputitsa, scratch } from './program.ts';

const play = (name: string, lines: readonly string[], ...more: string[]) =>
  rasputitsa(['play', 'pond', '--seed', '1', '--out', name, ...more], `${lines.join('\n')}\n`);
const log = (name: string) =>
  standing(parseSave(readFileSync(join(scratch, name), 'utf8')).records, { sandbox: false }).map((s) => s.entry);

describe.concurrent('play', () => {
  it('two people at one keyboard see only their own birds', async ({ expect }) => {
    const { out, code } = await play('two.json', ['nest left', 'nest right']);
    const [, ducks = '', geese = ''] = out.split('=====').filter((_, i) => i % 2 === 0);
    expect(ducks).toContain('D DR1');
    expect(ducks).toContain('G ?');
    expect(ducks).not.toMatch(/Goose|Gander/);
    expect(geese).toContain('G GA1');
    expect(geese).not.toMatch(/Duck\b|Drake/);
    expect(out).toContain('Turn 1, Sixes 0, Light day');
    expect(out).toContain('Nests are built. [1.2]');
    expect(code).toBe(0);
  });
  it('by numbers, by names, by label; a refusal cites its rule', async ({ expect }) => {
    const { out } = await play('words.json', ['1', '1', 'nest right', '1', 'duck', '0301', '2', 'swim, drake, islet']);
    expect(out).toContain('Not legal: 0301 is too far for Duck. [2.1]');
    expect(out).toContain('1  0201 (cost 1)');
    expect(log('words.json')).toMatchObject([
      { verb: 'nest', args: { where: 'left' } },
      { verb: 'nest', args: { where: 'right' } },
      { verb: 'swim', args: { bird: 0, to: 3 } },
      { verb: 'swim', args: { bird: 1, to: 4 } },
    ]);
  });
  it('undo takes back, redo does again, dice are final', async ({ expect }) => {
    const lines = ['nest left', 'nest left', 'swim duck 0102', 'undo', 'redo', 'u', 'quack duck', '', 'undo'];
    const { out } = await play('undo.json', lines);
    expect(out.match(/The last action was undone/g)?.length).toBeGreaterThanOrEqual(2);
    expect(out).toContain('Quack: Duck 2 at 0101');
    expect(out).toContain('wakes everybody');
    expect(out).toContain('cannot be undone');
    expect(log('undo.json')).toMatchObject([{ verb: 'nest' }, { verb: 'nest' }, { verb: 'quack' }]);
  });
  it('Enter goes back, n refuses, nonsense is explained', async ({ expect }) => {
    const lines = [
      'fly',
      '0202',
      'nest left',
      'nest left',
      '1',
      '',
      'swim swan',
      '',
      'quack drake',
      'n',
      'at islet',
      'at sea',
      'help',
      'orders',
      'log',
      'board',
    ];
    const { out } = await play('nonsense.json', lines);
    expect(out).toContain('fly is not one of the actions.');
    expect(out).toContain('0202: a hidden Geese unit.');
    expect(out).toContain('no unit is called swan');
    expect(out).toContain('0202: a hidden Geese unit');
    expect(out).toContain('no hex `sea`');
    expect(out).toContain('undo (u), redo');
    expect(out).toContain('give it with: order left');
    expect(log('nonsense.json')).toHaveLength(2);
  });
  it('standing orders answer for a side', async ({ expect }) => {
    const lines = ['order up', 'order left', 'nest right', 'rest', 'rest'];
    const { out } = await play('orders.json', lines);
    expect(out).toContain('There is no such standing order');
    // Ducks nest by order, in both turns: only Geese are asked.
    expect(out).toContain('Geese: Where do you nest?');
    expect(out).toContain('Turn 2');
    expect(log('orders.json')[0]).toMatchObject({ side: 0, orders: [{ id: 'left' }] });
  });
  it('against a bot there is no hand-over, and the game goes on where it stopped', async ({ expect }) => {
    const first = await play('bot.json', ['nest left', 'rest'], '--bot', 'geese=random');
    expect(first.out).not.toContain('takes over');
    expect(first.out).toContain('Stopped. To continue: rasputitsa play bot.json');
    const second = await rasputitsa(['play', 'bot.json'], 'nest right\nrest\n');
    expect(second.out).toContain('The game is over.');
    const late = await rasputitsa(['play', 'bot.json', '--seed', '4']);
    expect(late.err).toContain('--seed is only for new games');
    expect(late.code).toBe(2);
  });
  it('keeps nothing when told so', async ({ expect }) => {
    const { out } = await rasputitsa(['play', 'pond', '--no-save'], 'nest left\nsave\n');
    expect(out).toContain('Say where, for example: save mygame.json');
    expect(out).toContain('the game was not saved');
  });
});
