import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { earlier } from '../../../../tests/support/api/earlier.ts';
import { useTestApi, startTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { isPictureFile, pictureKey } from '../../platform/files/pictureName.ts';
import { removeUnusedFiles } from '../../submissions/uploads/removeFiles.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';

const api = useTestApi();
let owner: TestPerson;
let png: Buffer;

beforeAll(async () => {
  owner = await api.signedIn();
  png = await picture(1_200, 800).png().toBuffer();
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b5bd6' } });

async function upload(person = owner, bytes = png, type = 'image/png'): Promise<string> {
  const { status, body } = await person.putFile('/api/pictures', bytes, type);
  expect(status).toBe(200);
  return body.url;
}

/** A form with an image, and a choice of pictures. */
const formWith = (src: string, image = src): FormDefinition =>
  withFields(createEmptyDefinition('Pictures'), [
    { ...createField('image'), src, alt: 'A cake' },
    { ...createField('picture'), options: [{ value: 'a', label: 'A', image }] },
  ]);

const read = async (url: string): Promise<Buffer | null> => {
  const key = pictureKey(url.split('/').at(-1) ?? '');
  return api.deps.files.read(key);
};
const isThere = async (url: string): Promise<boolean> => (await read(url)) !== null;

const age = (): Promise<unknown> =>
  api.database.query(`update pictures set unused_since = ${earlier('unused_since', 8 * 24 * 3600)}`);

/** Two nights, more than a week apart. */
async function waitAWeek(): Promise<void> {
  await removeUnusedPictures(api.deps.pool);
  await age();
  await removeUnusedPictures(api.deps.pool);
  await removeFilesLater();
}

/** Removes files as soon as nobody can still be taking their pictures over. */
async function removeFilesLater(): Promise<void> {
  await api.database.query(`update file_removals set created_at = ${earlier('created_at', 120)}`);
  await removeUnusedFiles(api.deps);
}

describe('PUT /api/pictures', () => {
  test('TYPE-004 T1 users may, visitors and clients may not', async () => {
    const client = await api.signedInClient();
    const statuses = await Promise.all(
      [owner, api.visitor(), client].map(
        async (person) => (await person.putFile('/api/pictures', png, 'image/png')).status,
      ),
    );
    expect(statuses).toEqual([200, 401, 401]);
  });

  test('TYPE-004 the picture is drawn anew in three widths, its size in its name, served as a logo is', async () => {
    const { body } = await owner.putFile('/api/pictures', png, 'image/png');
    expect(body).toMatchObject({ width: 1_200, height: 800 });
    expect(body.url).toMatch(/^\/files\/pictures\/[0-9a-f]{24}-[0-9a-f]{16}-1200x800\.webp$/);
    const widths = await Promise.all(
      ['.webp', '-960.webp', '-480.webp'].map(async (end) => {
        const url = body.url.replace('.webp', end);
        const { status, headers } = await api.visitor().get(url);
        const { width, format } = await sharp((await read(url)) ?? Buffer.alloc(0)).metadata();
        return [
          status,
          headers.get('content-type'),
          headers.get('cross-origin-resource-policy'),
          format,
          width,
        ];
      }),
    );
    const head = [200, 'image/webp', 'cross-origin', 'webp'];
    expect(widths).toEqual([
      [...head, 1_200],
      [...head, 960],
      [...head, 480],
    ]);
  });

  test('TYPE-004 T19 what else came with a picture stays behind, and it stands upright', async () => {
    const jpeg = await picture(100, 300)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Ada was here' } })
      .jpeg()
      .toBuffer();
    const bytes = (await read(await upload(owner, jpeg, 'image/jpeg'))) ?? Buffer.alloc(0);
    expect(bytes.includes('Ada was here') || bytes.includes('EXIF')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 100 });
  });

  test('TYPE-004 a WebP is taken, whatever its kind; large ones become 1600 px wide', async () => {
    const [lossy, lossless] = await Promise.all([
      picture(2_000, 500).webp().toBuffer(),
      picture(30, 20).webp({ lossless: true }).toBuffer(),
    ]);
    const extended = await picture(30, 20).withMetadata({ orientation: 1 }).webp().toBuffer();
    expect(await upload(owner, lossy, 'image/webp')).toContain('-1600x400.webp');
    expect(await upload(owner, lossless, 'image/webp')).toContain('-30x20.webp');
    expect(await upload(owner, extended, 'image/webp')).toContain('-30x20.webp');
  });

  test('TYPE-004 T19 what is no whole picture, or more than one, is refused in words', async () => {
    const webp = await picture(30, 20).webp().toBuffer();
    const bad: [Buffer, string, string][] = [
      [Buffer.from('<svg/>'), 'image/png', 'logo.type_not_allowed'],
      [png, 'image/svg+xml', 'logo.type_not_allowed'],
      [png.subarray(0, 200), 'image/png', 'logo.unreadable'],
      [webp.subarray(0, 20), 'image/webp', 'logo.unreadable'],
      [Buffer.concat([webp, Buffer.from('PK')]), 'image/webp', 'logo.foreign_data'],
      [Buffer.alloc(10 * 1024 * 1024 + 1), 'image/png', 'logo.too_large'],
    ];
    for (const [bytes, type, code] of bad) {
      const { body } = await owner.putFile('/api/pictures', bytes, type);
      expect(body.error?.code).toBe(code);
    }
  });

  test('TYPE-004 pictures count against what an account may keep', async () => {
    const full = await startTestApi({ uploadBytes: 1_000 });
    try {
      const person = await full.signedIn();
      const answers = [];
      for (let tries = 0; tries < 6; tries++)
        answers.push(await person.putFile('/api/pictures', png, 'image/png'));
      expect(answers.at(-1)?.body.error.code).toBe('picture.no_room');
    } finally {
      await full.stop();
    }
  });
});

describe('pictures in forms', () => {
  test('TYPE-004 a page shows them by their path, websites by their whole address, without a script', async () => {
    const url = await upload();
    const { id } = await api.buildForm(owner, formWith(url));
    const [page, json, include] = await Promise.all([
      api.visitor().get(`/embed/${id}`),
      api.visitor().get(`/api/public/forms/${id}`),
      api.visitor().get(`/embed/${id}/include`),
    ]);
    expect(page.text).toMatch(
      new RegExp(`<img src="${url}" width="1200" height="800" srcset="[^"]+ 480w`, 'i'),
    );
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data:;");
    for (const { text } of [json, include]) {
      expect(text).toContain(api.deps.config.publicUrl + url);
      expect(text).not.toMatch(new RegExp(`[" ]${url}`));
    }
  });

  test('TYPE-004 a picture stays while any form, draft, template or copy of its account has it', async () => {
    const [inForm, inDraft, inTemplate, inCopy, inNone] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => upload()),
    );
    const { id } = await api.buildForm(owner, formWith(inForm!, inCopy));
    const copy = await owner.post(`/api/forms/${id}/clone`, {});
    expect(copy.status).toBe(201);
    const detail = (await owner.get(`/api/forms/${id}`)).body;
    const draft = await owner.put(`/api/forms/${id}/draft`, {
      definition: formWith(inDraft!),
      revisionId: detail.revisionId,
      state: null,
    });
    expect(draft.status).toBe(200);
    const kept = await api.buildForm(owner, formWith(inTemplate!));
    const template = await owner.post('/api/templates', { formId: kept.id, name: 'Kept', category: 'Own' });
    expect(template.status).toBe(201);
    await api.database.query('delete from forms where id = $1', [kept.id]);
    await waitAWeek();
    const urls = [inForm, inDraft, inTemplate, inCopy, inNone];
    expect(await Promise.all(urls.map((url) => isThere(url!)))).toEqual([true, true, true, true, false]);
    expect(await isThere(inNone!.replace('.webp', '-480.webp'))).toBe(false);
  });

  test('TYPE-004 a picture taken back within a week is there', async () => {
    const url = await upload();
    await removeUnusedPictures(api.deps.pool);
    await age();
    await api.buildForm(owner, formWith(url));
    await waitAWeek();
    expect(await isThere(url)).toBe(true);
  });

  test('TYPE-004 D-150 a form that another account got keeps its pictures when the first account is gone', async () => {
    const first = await api.signedIn();
    const url = await upload(first);
    await api.buildForm(first, formWith(url));
    await api.buildForm(owner, formWith(url));
    await api.database.query('delete from accounts where id = $1', [first.accountId]);
    await removeFilesLater();
    expect(await isThere(url)).toBe(true);
    await api.database.query('delete from pictures where account_id = $1', [owner.accountId]);
    await removeFilesLater();
    expect(await isThere(url)).toBe(false);
  });

  test('TYPE-005 DASH-040 an exported form has its pictures with it', async () => {
    const url = await upload();
    const { id } = await api.buildForm(owner, formWith(url, 'https://example.com/a.png'));
    const { body } = await owner.get(`/api/forms/${id}/definition.json`);
    expect(Object.keys(body.pictures)).toEqual([url]);
    expect(Buffer.from(body.pictures[url], 'base64').equals((await read(url))!)).toBe(true);
    expect((await owner.post('/api/forms', { definition: body })).status).toBe(201);
  });

  test('TYPE-004 a name of nobody makes no row, and no address leads anywhere but to a picture', async () => {
    const name = `/files/pictures/${'a'.repeat(24)}-${'b'.repeat(16)}-1x1.webp`;
    await api.buildForm(owner, formWith(name));
    const rows = await api.database.query(`select 1 from pictures where name like 'aaaaaaaa%'`);
    expect(rows).toEqual([]);
    expect((await api.visitor().get(name)).status).toBe(404);
    for (const bad of ['', 'x', '../secret', '..%2fsecret', `${name}/x`, '%00'])
      expect((await api.visitor().get(`/files/pictures/${bad}`)).status).toBe(404);
    expect(isPictureFile('../secret.webp')).toBe(false);
  });
});
