import { deflateSync } from 'node:zlib';
import { createEmptyDefinition } from '@inlay/sdk/model';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildPng, compressedZeros, pngChunk } from '../../../../tests/support/api/pictures.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { RATE_LIMITS } from '../../platform/limits/rateLimits.ts';
import { QueueFullError } from '../../platform/process/turns.ts';
import { encodeLogo } from './encodeLogo.ts';
import { readLogoFile } from './pictureFile.ts';

// Each picture starts a process, and some are meant to be hard work.
vi.setConfig({ testTimeout: 60_000 });

const api = useTestApi();
let owner: TestPerson;
let path: string;
beforeAll(async () => {
  owner = await api.signedIn();
  const { id } = await api.buildForm(owner, createEmptyDefinition('Form'));
  path = `/api/forms/${id}/logo`;
});
beforeEach(() => api.database.query('delete from rate_limits'));

const MB = 1024 * 1024;
const PNG = buildPng();
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const jpeg = () =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
const gif = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
const webp = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
const HEIC = Buffer.concat([
  Buffer.from('00000018', 'hex'),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(64),
]);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};
/** A profile whose text inflates to a hundred megabytes. */
const bombChunk = (type: string) =>
  pngChunk(type, Buffer.concat([Buffer.from('Comment\0\0'), compressedZeros(100 * MB)]));

type Case = [name: string, bytes: () => Buffer | Promise<Buffer>, code: string, status: number];
const REFUSED: Case[] = [
  ['SVG', () => SVG, 'type_not_allowed', 415],
  ['GIF', gif, 'type_not_allowed', 415],
  ['WebP', webp, 'type_not_allowed', 415],
  ['HEIC', () => HEIC, 'type_not_allowed', 415],
  ['a web page', () => PAGE, 'type_not_allowed', 415],
  ['a web page before a PNG', () => Buffer.concat([PAGE, PNG]), 'type_not_allowed', 415],
  ['a PNG that is a web page behind its end', () => Buffer.concat([PNG, PAGE]), 'foreign_data', 422],
  ['a JPEG that is an archive behind its end', async () => Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04')]), 'foreign_data', 422],
  ['nothing', () => Buffer.alloc(0), 'type_not_allowed', 415],
  ['the first bytes of a PNG', () => PNG.subarray(0, 8), 'unreadable', 422],
  ['a PNG that breaks off', () => PNG.subarray(0, -20), 'unreadable', 422],
  ['a PNG that lost its end', () => PNG.subarray(0, -12), 'unreadable', 422],
  ['a PNG with a wrong byte', () => changed(PNG, (copy) => (copy[20] = 7)), 'unreadable', 422],
  ['a PNG whose points are no points', () => buildPng({ points: Buffer.from('nonsense') }), 'unreadable', 422],
  ['a PNG with too few points', () => buildPng({ points: deflateSync(Buffer.alloc(100)) }), 'unreadable', 422],
  ['a PNG with a chunk that nobody knows', () => buildPng({ before: [pngChunk('CgBI')] }), 'unreadable', 422],
  ['a PNG without points', () => Buffer.concat([PNG.subarray(0, 33), pngChunk('IEND')]), 'unreadable', 422],
  ['a PNG of no size', () => buildPng({ width: 0 }), 'unreadable', 422],
  ['a JPEG that breaks off', async () => (await jpeg()).subarray(0, -40), 'unreadable', 422],
  ['the first bytes of a JPEG', async () => (await jpeg()).subarray(0, 30), 'unreadable', 422],
  ['a JPEG without points', () => Buffer.from('ffd8ffd9', 'hex'), 'unreadable', 422],
  ['a PNG that moves', () => buildPng({ before: [pngChunk('acTL', Buffer.alloc(8))] }), 'animated', 422],
  ['a PNG of 2,500 million pixels', () => buildPng({ width: 50_000, height: 50_000, points: Buffer.alloc(9) }), 'too_many_pixels', 422],
  ['a PNG just over 40 million', () => buildPng({ width: 8_000, height: 5_001, points: Buffer.alloc(9) }), 'too_many_pixels', 422],
  [
    'a PNG that needs more memory than it may have',
    () => buildPng({ width: 8_000, height: 5_000, bitDepth: 16, interlaced: true, points: compressedZeros(330 * MB) }),
    'too_demanding',
    422,
  ],
]; // prettier-ignore

test.each(REFUSED)('T19 T20 D-79 %s is refused', async (_name, bytes, code, status) => {
  // Sent as a PNG, whatever it is: the content decides.
  const answer = await owner.putFile(path, await bytes(), 'image/png');
  expect({ code: answer.body.error.code, status: answer.status }).toEqual({ code: `logo.${code}`, status });
  expect(answer.body.error.message).toMatch(/^[A-Z].+/);
  expect((await owner.get(path.replace('/logo', ''))).body.logoUrl).toBeNull();
});

test.each([
  'image/gif',
  'image/svg+xml',
  'text/html',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
])('D-79 D-167 a picture sent as %s is refused', async (type) => {
  const { status, body } = await owner.putFile(path, PNG, type);
  expect({ status, message: body.error.message }).toEqual({
    status: 415,
    message: 'File type is not allowed',
  });
});

test('T20 a compressed body is refused', async () => {
  const headers = { 'content-type': 'image/png', 'content-encoding': 'gzip' };
  expect((await owner.send('PUT', path, { headers, body: PNG })).status).toBe(415);
});

test('D-79 5 MB are the limit, whether the size is announced or not', async () => {
  const filled = (bytes: number) =>
    buildPng({ before: [pngChunk('teXt', Buffer.alloc(bytes - PNG.length - 12))] });
  expect((await owner.putFile(path, filled(5 * MB), 'image/png')).status).toBe(200);
  const tooLarge = filled(5 * MB + 1);
  const announced = await owner.putFile(path, tooLarge, 'image/png');
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < tooLarge.length; at += 65_536)
        controller.enqueue(tooLarge.subarray(at, at + 65_536));
      controller.close();
    },
  });
  const init = {
    method: 'PUT',
    headers: { 'content-type': 'image/png', cookie: owner.cookie },
    body: stream,
  };
  const unannounced = await fetch(api.url + path, { ...init, duplex: 'half' } as RequestInit);
  expect([announced.status, unannounced.status]).toEqual([413, 413]);
  expect(announced.body.error.message).toBe('File is too large');
});

test('T20 compressed texts and profiles that inflate without end are never inflated', async () => {
  for (const type of ['zTXt', 'iTXt', 'iCCP']) {
    const { status } = await owner.putFile(path, buildPng({ before: [bombChunk(type)] }), 'image/png');
    expect({ type, status }).toEqual({ type, status: 200 });
  }
});

test('T20 many points in few bytes are decoded within bounds', async () => {
  const points = compressedZeros(5_000 * (1 + 8_000 * 4));
  const { status, body } = await owner.putFile(
    path,
    buildPng({ width: 8_000, height: 5_000, points }),
    'image/png',
  );
  expect(status).toBe(200);
  const logo = Buffer.from(await (await fetch(api.url + body.logoUrl)).arrayBuffer());
  expect(await sharp(logo).metadata()).toMatchObject({ width: 1200, height: 750 });
});

test('T20 what takes longer than it may is ended', async () => {
  await expect(encodeLogo(readLogoFile(PNG), 1)).rejects.toMatchObject({ code: 'logo.too_demanding' });
});

test('T20 an account sends so many and no more in a while, and another one still may', async () => {
  const { points } = RATE_LIMITS.logoUpload;
  const send = () => owner.putFile(path, SVG, 'image/png');
  for (let sent = 0; sent < points; sent++) expect((await send()).status).toBe(415);
  const refused = await send();
  expect({ status: refused.status, code: refused.body.error.code }).toEqual({
    status: 429,
    code: 'rate_limit.exceeded',
  });
  const other = await api.signedIn();
  const { id } = await api.buildForm(other, createEmptyDefinition('Form'));
  expect((await other.putFile(`/api/forms/${id}/logo`, PNG, 'image/png')).status).toBe(200);
});

test('T20 so many may wait for their turn, and the others are asked to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => encodeLogo(readLogoFile(PNG))));
  const refused = outcomes.filter((one) => one.status === 'rejected').map((one) => one.reason);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  expect(refused.every((one) => one instanceof QueueFullError)).toBe(true);
  expect(await encodeLogo(readLogoFile(PNG))).toBeInstanceOf(Buffer);
});

test('T19 zeros and a second picture behind a JPEG, as phones write them, are not read', async () => {
  const [first, second] = [await jpeg(), await jpeg()];
  const file = readLogoFile(Buffer.concat([first, Buffer.alloc(10)]));
  expect(file).toMatchObject({ type: 'jpeg', width: 300, height: 100 });
  expect(file.bytes.equals(first)).toBe(true);
  expect(readLogoFile(Buffer.concat([first, second])).bytes.equals(first)).toBe(true);
});
