import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { joinTeam } from '../../../../tests/support/api/team.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

// Each picture starts a process.
vi.setConfig({ testTimeout: 60_000 });

const api = useTestApi();
const PATH = '/api/account/picture';

test('TEAM-060 an account’s picture is stored as a square of our own, shown to its people, replaced and removed with its file', async () => {
  const owner = await api.signedIn();
  const put = await owner.putFile(PATH, buildPng(), 'image/png');
  expect(put.status).toBe(200);
  const { pictureUrl } = put.body as { pictureUrl: string };
  const stored = await fetch(api.url + pictureUrl);
  expect(stored.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
  expect([width, height]).toEqual([128, 128]);
  const viewer = await joinTeam(api, owner, { role: 'viewer' });
  expect((await viewer.get('/api/account')).body).toMatchObject({ pictureUrl });
  const { accounts } = (await viewer.get('/api/auth/session')).body.user;
  expect(accounts).toContainEqual(expect.objectContaining({ isCurrent: true, pictureUrl }));
  expect((await viewer.putFile(PATH, buildPng(), 'image/png')).status).toBe(403);
  expect((await viewer.delete(PATH)).status).toBe(403);

  const second = (await owner.putFile(PATH, buildPng(), 'image/png')).body.pictureUrl as string;
  const removed = await owner.delete(PATH);
  expect([second === pictureUrl, removed.body.pictureUrl]).toEqual([false, null]);
  await api.runJobs();
  const left = await Promise.all([pictureUrl, second].map((url) => fetch(api.url + url)));
  expect(left.map(({ status }) => status)).toEqual([404, 404]);
});

test('TEAM-060 a file that is no picture is refused, whatever it calls itself, and the picture stays', async () => {
  const owner = await api.signedIn();
  const { pictureUrl } = (await owner.putFile(PATH, buildPng(), 'image/png')).body;
  const refused = [
    await owner.putFile(PATH, Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml'),
    await owner.putFile(PATH, Buffer.from('not a picture'), 'image/png'),
  ];
  expect(refused.map(({ body }) => body.error.code)).toEqual([
    'logo.type_not_allowed',
    'logo.type_not_allowed',
  ]);
  expect((await owner.get('/api/account')).body.pictureUrl).toBe(pictureUrl);
});
