import { describe, expect, test } from 'vitest';
import { BadConfig, readConfig, readConfigFile } from '../src/config.ts';

describe('the settings of a server', () => {
  test('nothing said: a folder, this machine only, the usual port', () => {
    expect(readConfig({}, '/games')).toEqual({
      at: { folder: '/games' },
      address: '127.0.0.1',
      port: 4943,
      origins: [],
      level: 'info',
    });
  });
  test('a file and the environment in the same words', () => {
    const { words, problems } = readConfigFile(
      '# ours\nPORT=8080\nORIGINS="https://a.example, https://b.example"\n\nDATABASE_URL=postgres://x/y\nINTERNAL_HOST=10.0.0.5\n',
    );
    expect(problems).toEqual([]);
    expect(readConfig(words, '/games')).toMatchObject({
      at: { url: 'postgres://x/y' },
      port: 8080,
      origins: ['https://a.example', 'https://b.example'],
      inside: { address: '10.0.0.5', port: 0 },
    });
  });
  test('everything that is wrong is said at once', () => {
    const { words, problems } = readConfigFile(
      'PROT=1\nnonsense\nPORT=x\nTHREADS=0\nLOG_LEVEL=loud\nDATABASE_URL=mysql://x\nORIGINS=a.example',
    );
    let found: readonly string[] = [];
    try {
      readConfig(words, '/games', problems);
    } catch (error) {
      found = (error as BadConfig).problems;
    }
    expect(found.map((p) => p.split(/[ :]/)[0])).toEqual([
      'line',
      'line',
      'DATABASE_URL',
      'LOG_LEVEL',
      'ORIGINS',
      'PORT',
      'THREADS',
    ]);
    expect(found[0]).toContain('there is no setting PROT');
  });
});
