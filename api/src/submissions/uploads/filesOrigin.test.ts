import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { startS3 } from '../../../../tests/support/api/testS3.ts';
import { useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { pictureOrigins } from '../../platform/config/pictureOrigins.ts';
import { createFileStore } from '../../platform/files/fileStore.ts';

const scene = useUploadForm({ filesOrigin: 'https://files.test' });
const NAME = "Zoë's (1).png";

/** Sends a picture, which is checked. @returns the address at which its reader asks for it. */
async function sendPicture(): Promise<string> {
  const { file } = await scene.upload(NAME, buildPng());
  const { body } = await scene.submit({ files: { files: [file] } });
  await scene.api.runJobs();
  return `/api/submissions/${body.submissionId}/files/${file.id.split('.')[0]}`;
}

/** Asks for a path at a host, which `fetch` would name itself. */
async function at(host: string, path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(scene.api.url + path, { headers: { Host: host } }), 'response')) as [
    IncomingMessage,
  ];
  return answer.resume();
}

test('files come from an origin of their own, and nothing else does (UPLOAD-011, T43)', async () => {
  const path = await sendPicture();
  const link = (await scene.owner.get(`${path}?use=look`)).headers.get('location') ?? '';
  expect(link).toMatch(/^https:\/\/files\.test\/files\/uploads\//);
  const { pathname } = new URL(link);
  const picture = await at('files.test', pathname);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  expect(picture.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(picture.headers['set-cookie']).toBeUndefined();
  // The platform's own host serves no file, in any spelling.
  for (const own of [pathname, pathname.replace('/files/', '/Files/')])
    expect((await at('platform.test', own)).statusCode).toBe(404);
  const others = [
    '/',
    '/dashboard',
    '/healthz',
    `/embed/${scene.form.id}`,
    '/form.js',
    '/files/logos/a.webp',
    path,
  ];
  for (const other of others)
    expect([other, (await at('files.test', other)).statusCode]).toEqual([other, 404]);
});

test('a bucket serves files by links that the platform signs after its policy (UPLOAD-012)', async () => {
  const s3 = await startS3();
  const { files } = scene.api.deps;
  const before = { ...files };
  try {
    const config = { ...s3.config, hasOwnLinks: true };
    Object.assign(files, createFileStore({ dataFolder: '/nonexistent', s3: config }));
    const path = await sendPicture();
    const stranger = await scene.api.signedIn();
    expect((await stranger.get(path)).status).toBe(404);
    const led = await scene.owner.get(path);
    const link = new URL(led.headers.get('location') ?? '');
    expect([led.status, link.origin]).toEqual([303, pictureOrigins({ filesOrigin: null, s3: config })[0]]);
    expect(link.searchParams.get('X-Amz-Expires')).toBe('300');
    const saved = await fetch(link);
    expect([saved.status, saved.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect(saved.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Zo%C3%AB%27s%20%281%29.png",
    );
    expect(link.searchParams.get('X-Amz-Signature')).toMatch(/^[\da-f]{64}$/);
    const look = await fetch((await scene.owner.get(`${path}?use=look`)).headers.get('location') ?? '');
    expect(look.headers.get('content-type')).toBe('image/png');
    expect(look.headers.get('content-disposition')).toMatch(/^inline/);
  } finally {
    Object.assign(files, before);
    await s3.stop();
  }
});

test('the dashboard shows pictures of the origin that serves them (UPLOAD-011)', () => {
  const s3 = { bucket: 'a', endpoint: null, region: 'eu-central-1', key: '', secret: '', hasOwnLinks: true };
  expect(pictureOrigins({ filesOrigin: null, s3: null })).toEqual([]);
  expect(pictureOrigins({ filesOrigin: 'https://f.test', s3: { ...s3, hasOwnLinks: false } })).toEqual([
    'https://f.test',
  ]);
  expect(pictureOrigins({ filesOrigin: null, s3 })).toEqual(['https://a.s3.eu-central-1.amazonaws.com']);
  expect(pictureOrigins({ filesOrigin: null, s3: { ...s3, bucket: 'a.b' } })).toEqual([
    'https://s3.eu-central-1.amazonaws.com',
  ]);
});
