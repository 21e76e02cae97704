import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildPng, pngChunk } from '../../../../tests/support/api/pictures.ts';
import { startS3 } from '../../../../tests/support/api/testS3.ts';
import { useTestApi, startTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import type { TestClient, TestResponse } from '../../../../tests/support/api/testClient.ts';

// Each picture starts a process, and some are meant to be hard work.
vi.setConfig({ testTimeout: 60_000 });

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});
beforeEach(() => api.database.query('delete from rate_limits'));

const PNG = buildPng();
const definition = withFields(createEmptyDefinition('Form'), [createField('text')]);

async function buildForm(): Promise<{ id: string; path: string }> {
  const { id } = await api.buildForm(owner, definition);
  return { id, path: `/api/forms/${id}/logo` };
}

const upload = (path: string, bytes: Uint8Array, type = 'image/png', person: TestClient = owner) =>
  person.putFile(path, bytes, type);

/** The bytes at an address of the platform; null for a 404. */
async function fetchFile(url: string): Promise<Buffer | null> {
  const response = await fetch(api.url + url);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** Minimal content for `sharp` to be called. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b5bd6' } });

describe('PUT /api/forms/{formId}/logo', () => {
  test('D-80 T1 the owner and administrators may, an assigned person not, and for strangers there is no form', async () => {
    const { id, path } = await buildForm();
    const [stranger, assigned] = [await api.signedIn(), await api.signedIn()];
    const admin = await api.signedIn({ role: 'admin' });
    await api.assign(id, assigned);
    const statuses = async (call: (person: TestClient) => Promise<TestResponse>) => {
      const people = [api.visitor(), stranger, assigned, owner, admin];
      return Promise.all(people.map(async (person) => (await call(person)).status));
    };
    expect(await statuses((person) => upload(path, PNG, 'image/png', person))).toEqual([
      401, 404, 403, 200, 200,
    ]);
    expect(await statuses((person) => person.delete(path))).toEqual([401, 404, 403, 200, 200]);
    expect((await upload('/api/forms/x/logo', PNG)).body.error.code).toBe('form.not_found');
  });

  test('BUILD-054 BUILD-056 DATA-024 D-64 the logo is on the form, at an address of the platform', async () => {
    const { id, path } = await buildForm();
    const { status, body } = await upload(path, PNG);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, notice: null });
    expect(body.logoUrl).toMatch(/^\/files\/logos\/[0-9a-f-]{41}\.webp$/);
    expect((await api.visitor().get(`/embed/${id}`)).text).toContain(`src="${body.logoUrl}"`);
    const { body: seen } = await api.visitor().get(`/api/public/forms/${id}`);
    expect(seen.logoUrl).toBe(body.logoUrl);
    const logo = await sharp((await fetchFile(body.logoUrl)) ?? Buffer.alloc(0)).metadata();
    expect(logo).toMatchObject({ format: 'webp', width: 300, height: 100 });
  });

  test('T19 the file is sent as nothing but a picture, to be kept for ever and shown by any website', async () => {
    const { path } = await buildForm();
    const { body } = await upload(path, PNG);
    const { status, headers } = await api.visitor().get(body.logoUrl);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('T19 texts, places and whatever else came with a picture stay behind, and it stands upright', async () => {
    const marker = 'Ada was here';
    const exif = { IFD0: { Copyright: marker }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
    const jpeg = await picture(100, 300)
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    expect(jpeg.includes(marker)).toBe(true);
    const { path } = await buildForm();
    const { body } = await upload(path, jpeg, 'image/jpeg');
    const bytes = (await fetchFile(body.logoUrl)) ?? Buffer.alloc(0);
    expect(bytes.includes(marker) || bytes.includes('EXIF') || bytes.includes('ICCP')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 100, format: 'webp' });
  });

  test('a large picture is made at most 1200 px wide, a photograph stays small', async () => {
    const { path } = await buildForm();
    // Noise takes long to encode, and a busy machine must not need the ten seconds that a picture may take.
    const points = { raw: { width: 1500, height: 125, channels: 3 as const } };
    const noise = await sharp(randomBytes(1500 * 125 * 3), points)
      .png()
      .toBuffer();
    const { body } = await upload(path, noise);
    const bytes = (await fetchFile(body.logoUrl)) ?? Buffer.alloc(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 100 });
    expect(bytes.length).toBeLessThan(noise.length / 2);
  });

  test('BUILD-055 the file before is there until the new one is, and gone after that', async () => {
    const { path } = await buildForm();
    const first = (await upload(path, PNG)).body.logoUrl;
    const second = (await upload(path, PNG)).body.logoUrl;
    expect(second).not.toBe(first);
    expect(await fetchFile(first)).not.toBeNull();
    await api.runJobs();
    expect(await fetchFile(first)).toBeNull();
    expect(await fetchFile(second)).not.toBeNull();
  });

  test('STYLE-050 D-80 a cover is received like a logo, shown by the form, and its file goes with it', async () => {
    const { id } = await buildForm();
    const path = `/api/forms/${id}/cover`;
    const [stranger, assigned] = [await api.signedIn(), await api.signedIn()];
    await api.assign(id, assigned);
    const people = [api.visitor(), stranger, assigned, owner];
    const answers = await Promise.all(people.map((person) => upload(path, PNG, 'image/png', person)));
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 403, 200]);
    expect((await upload(path, Buffer.from('<svg/>'))).body.error.code).toBe('logo.type_not_allowed');
    const { coverUrl, logoUrl } = answers[3]?.body ?? {};
    expect([coverUrl.replace(/[0-9a-f-]{41}/, ''), logoUrl]).toEqual(['/files/logos/.webp', null]);
    expect((await api.visitor().get(`/api/public/forms/${id}`)).body.coverUrl).toBe(coverUrl);
    expect((await api.visitor().get(`/embed/${id}`)).text).toContain(`src="${coverUrl}"`);
    await api.runJobs();
    expect(await fetchFile(coverUrl)).not.toBeNull();
    expect((await owner.delete(path)).body.coverUrl).toBeNull();
    await api.runJobs();
    expect(await fetchFile(coverUrl)).toBeNull();
    expect((await api.visitor().get(`/api/public/forms/${id}`)).body).not.toHaveProperty('coverUrl');
  });

  test('BUILD-055 of many uploads at once one stays, and nothing of the others', async () => {
    const { id, path } = await buildForm();
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(path, PNG)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    await api.runJobs();
    const { logoUrl } = (await owner.get(`/api/forms/${id}`)).body;
    const files = await Promise.all(answers.map(({ body }) => fetchFile(body.logoUrl)));
    const left = answers.filter((_answer, at) => files[at] !== null).map(({ body }) => body.logoUrl);
    expect(left).toEqual([logoUrl]);
  });

  test('T19 a process that ends before the form has its logo leaves a file behind for an hour, never an address without one', async () => {
    const { id, path } = await buildForm();
    const { logoUrl } = (await upload(path, PNG)).body;
    // As if the last transaction had never committed.
    await api.database.query('update forms set logo_url = null where id = $1', [id]);
    await api.runJobs();
    expect(await fetchFile(logoUrl)).not.toBeNull();
    await api.database.query('update graphile_worker._private_jobs set run_at = now()');
    await api.runJobs();
    expect(await fetchFile(logoUrl)).toBeNull();
  });

  test('T19 the job that looks for such files leaves those in use alone', async () => {
    const { path } = await buildForm();
    const { logoUrl } = (await upload(path, PNG)).body;
    await api.database.query('update graphile_worker._private_jobs set run_at = now()');
    await api.runJobs();
    expect(await fetchFile(logoUrl)).not.toBeNull();
  });

  test('D-67 the answer carries the version that the next save starts from', async () => {
    const { id, path } = await buildForm();
    const { version } = (await upload(path, PNG)).body;
    const saved = await owner.put(`/api/forms/${id}/definition`, { definition, version });
    expect(saved.status).toBe(200);
    expect(saved.body.logoUrl).toMatch(/^\/files\/logos\//);
  });

  test('D-79 BUILD-053 CONST-041 what is larger or quite different from what is recommended is taken with a word about it', async () => {
    const { path } = await buildForm();
    // Large by a text: as many bytes of points would take long to encode.
    const large = buildPng({ width: 1000, height: 800, before: [pngChunk('teXt', Buffer.alloc(2_100_000))] });
    const notices = [
      [await picture(300, 100).png().toBuffer(), null],
      [await picture(400, 200).png().toBuffer(), null],
      [await picture(40, 40).png().toBuffer(), 'The picture has 40 × 40 pixels; about 300 × 100 looks best.'],
      [
        large,
        'The file is larger than the recommended 2 MB. The picture has 1000 × 800 pixels; about 300 × 100 looks best.',
      ],
    ] as const;
    for (const [bytes, notice] of notices) {
      const { status, body } = await upload(path, bytes);
      expect({ status, notice: body.notice }).toEqual({ status: 200, notice });
    }
  });
});

describe('DELETE /api/forms/{formId}/logo', () => {
  test('BUILD-058 takes the logo off the form, and its file away; without a logo nothing happens', async () => {
    const { id, path } = await buildForm();
    const { logoUrl } = (await upload(path, PNG)).body;
    expect((await owner.delete(path)).body).toMatchObject({ id, logoUrl: null });
    await api.runJobs();
    expect(await fetchFile(logoUrl)).toBeNull();
    expect((await api.visitor().get(`/embed/${id}`)).text).not.toContain('form-embed-logo" src');
    expect((await owner.delete(path)).status).toBe(200);
  });

  test('D-64 an address that is no upload is let go of, and nothing else', async () => {
    const { id, path } = await buildForm();
    await api.database.query(`update forms set logo_url = '/files/logos/../secret' where id = $1`, [id]);
    expect((await owner.delete(path)).body.logoUrl).toBeNull();
    const jobs = await api.database.query(
      `select 1 from graphile_worker._private_jobs where payload::text like '%secret%'`,
    );
    expect(jobs).toEqual([]);
  });
});

test('T19 no address leads anywhere but to a logo', async () => {
  await writeFile(join(api.deps.config.dataFolder, 'files', 'secret'), 'secret');
  const paths = ['', 'x', '..%2fsecret', '%2e%2e/secret', '../secret', '..%5csecret', '%00', 'a.webp', 'x/y'];
  for (const path of [...paths.map((one) => `/files/logos/${one}`), '/files', '/files/', '/files/secret']) {
    const response = await api.visitor().get(path);
    expect({ path, status: response.status }).toEqual({ path, status: 404 });
    expect(response.text).not.toContain('secret');
  }
  expect((await api.visitor().post('/files/logos/a.webp')).status).toBe(405);
});

test('DATA-024 T19 with a bucket the same logo comes out of the bucket, and nothing lies on the disk', async () => {
  const s3 = await startS3();
  const remote = await startTestApi({ s3: s3.config });
  try {
    const person = await remote.signedIn();
    const { id } = await remote.buildForm(person, definition);
    const send = async () => (await person.putFile(`/api/forms/${id}/logo`, PNG, 'image/png')).body.logoUrl;
    const first = await send();
    const { status, headers } = await remote.visitor().get(first);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await readdir(remote.deps.config.dataFolder)).toEqual(['spool']);
    const second = await send();
    await remote.runJobs();
    expect((await remote.visitor().get(first)).status).toBe(404);
    expect((await remote.visitor().get(second)).status).toBe(200);
  } finally {
    await remote.stop();
    await s3.stop();
  }
});

test('T19 a disk that takes no file leaves the form as it is, and tells nothing of itself', async () => {
  const broken = await startTestApi();
  try {
    const person = await broken.signedIn();
    const { id } = await broken.buildForm(person, definition);
    const files = join(broken.deps.config.dataFolder, 'files');
    await rm(files, { recursive: true });
    await writeFile(files, 'in the way');
    const { status, text } = await person.putFile(`/api/forms/${id}/logo`, PNG, 'image/png');
    expect(status).toBe(500);
    expect(text).not.toContain(broken.deps.config.dataFolder);
    expect((await person.get(`/api/forms/${id}`)).body.logoUrl).toBeNull();
    await rm(files);
    expect((await person.putFile(`/api/forms/${id}/logo`, PNG, 'image/png')).status).toBe(200);
  } finally {
    await broken.stop();
  }
});
