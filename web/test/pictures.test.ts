// Pictures of the maps as the server of the page hands them out.
import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { drawingNames, drawingStore } from '../tools/drawings.ts';
import { pictureFile, pictures } from '../tools/pictures.ts';

type Answer = { readonly kind: 'picture'; readonly body: Buffer } | { readonly kind: 'next'; readonly error: unknown };

function ask(url: string): Promise<Answer> {
  const plugin = pictures();
  let serve: Connect.NextHandleFunction | undefined;
  const server = {
    middlewares: { use: (f: Connect.NextHandleFunction) => void (serve = f) },
  } as unknown as ViteDevServer;
  if (typeof plugin.configureServer !== 'function') throw new Error('the plugin serves nothing');
  void plugin.configureServer.call({} as never, server);
  return new Promise((resolve) => {
    const res = { setHeader: () => undefined, end: (body: Buffer) => resolve({ kind: 'picture', body }) };
    serve?.({ url } as Connect.IncomingMessage, res as unknown as ServerResponse, (error) =>
      resolve({ kind: 'next', error }),
    );
  });
}

test('a map is drawn when it is asked for, in both themes', async () => {
  const [light, dark] = await Promise.all([ask('/maps/skirmish-light.png'), ask('/maps/skirmish-dark.png')]);
  if (light.kind !== 'picture' || dark.kind !== 'picture') throw new Error('no picture');
  expect(light.body.subarray(1, 4).toString()).toBe('PNG');
  // The width stands in the head of the file.
  expect(light.body.readUInt32BE(16)).toBe(720);
  expect(light.body.equals(dark.body)).toBe(false);
});

test('what is not a picture of ours is left to others', async () => {
  for (const url of [
    '/maps/nowhere-light.png',
    '/maps/skirmish-pink.png',
    '/maps/..%2F..%2Fetc-light.png',
    '/index.html',
  ])
    expect(await ask(url)).toEqual({ kind: 'next', error: undefined });
});

test('a built page has no picture in it: its server draws one when it is asked for', async () => {
  const store = drawingStore();
  const file = await store.file('skirmish-light.png');
  await store.close();
  expect(file).toBe(await pictureFile('skirmish-light.png'));
  expect(file).toMatch(/skirmish-light\.png$/);
  expect(await pictureFile('skirmish-pink.png')).toBeUndefined();
});

test('pictures are among what a page without a network keeps', async () => {
  const names = await drawingNames();
  expect(names).toContain('maps/skirmish-dark.png');
  expect(names.some((n) => /^maps\/skirmish-\d-[0-9a-f]{16}\.plan$/.test(n))).toBe(true);
});
