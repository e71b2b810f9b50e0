// Charts of the players' own, as the page hands them over.
import { describe, expect, it } from 'vitest';
import { Connection, dispatch, LocalHost, memoryStorage } from '../src/index.ts';
import { folderLibrary } from './library.ts';

const MINE =
  'game: skirmish\ntitle: Mine\ncharts:\n  arms:\n    foot: { steps: 4, moves: "3", hits: 5 }\n    horse: { steps: 2, moves: "5", hits: 5 }\n    gun: { steps: 2, moves: "2", hits: 4 }\n    leader: { steps: 1, moves: "4", hits: 6 }\n    scout: { steps: 1, moves: "4", hits: 6 }\n';
const storage = memoryStorage();
const at = () => new Connection(new LocalHost({ library: folderLibrary, storage }));
const GAME = { game: 'skirmish', scenario: 'crossing', options: {}, chairs: ['person', 'person'] as const };

describe('charts', () => {
  it('are written as a file, and read back as no change at all', async () => {
    const host = at();
    const file = await host.charts('skirmish');
    expect(file.name).toBe('skirmish.charts.yaml');
    expect(await host.readCharts('skirmish', file.text, file.name)).toEqual({ title: 'My own charts', changed: [] });
    expect(await host.readCharts('skirmish', MINE, 'mine.yaml')).toEqual({
      title: 'Mine',
      changed: ['What is printed on the blocks'],
    });
  });
  it('of a file with a fault are refused with its line; no table is made', async () => {
    const host = at();
    const wrong = MINE.replace('hits: 4', 'hits: 44');
    await expect(host.readCharts('skirmish', wrong, 'mine.yaml')).rejects.toMatchObject({
      trouble: { kind: 'file', why: 'mine.yaml:7: /charts/arms/gun/hits must be a whole number from 2 to 6' },
    });
    const made = dispatch(host, 'create', [{ ...GAME, charts: { name: 'mine.yaml', text: wrong } }]);
    expect(await made).toMatchObject({ ok: false, trouble: { what: 'These charts cannot be used' } });
    expect(await host.tables()).toEqual([]);
  });
  it('name their table, show on its counters, and are there when it is opened again', async () => {
    const host = at();
    const info = await host.create({ ...GAME, charts: { name: 'mine.yaml', text: MINE } });
    expect(info.charts).toBe('Mine');
    await host.sit(info.id, 0, 'seat');
    expect((await host.profile('skirmish', info.id)).kinds['blue.foot']?.steps).toBe(4);
    expect((await host.profile('skirmish')).kinds['blue.foot']?.steps).toBe(3);
    const file = await host.exportFile('seat', 'game');
    await host.close();
    const later = at();
    const again = await later.sit(info.id, 0, 'seat');
    expect(again.table.charts).toBe('Mine');
    expect(Object.values(again.view.pieces).some((p) => p.steps === 4)).toBe(true);
    expect((await later.importFile(file.text, file.name)).charts).toBe('Mine');
  });
  it.each([{ name: 'x' }, { name: 'x', text: 7 }, 'text', { name: 'x', text: 'y', more: 1 }])(
    '%j is not a file',
    async (charts) => {
      expect(await dispatch(at(), 'create', [{ ...GAME, charts }])).toMatchObject({
        ok: false,
        trouble: { kind: 'call' },
      });
    },
  );
});
