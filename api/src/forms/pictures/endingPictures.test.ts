import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields, type Ending } from '@inlay/sdk/model';
import { hiddenInputs, postPlainly } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';

const api = useTestApi();
let owner: TestPerson;
let src: string;

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
  const drawing = sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#5b5bd6' } });
  const { body } = await owner.putFile('/api/pictures', await drawing.png().toBuffer(), 'image/png');
  src = body.url;
});

/** A form of one field that ends so. */
function formEnding(changes: Partial<Ending>) {
  const name = { ...createField('text'), id: 'name' };
  const form = withFields(createEmptyDefinition('Cakes'), [name]);
  return { ...form, endings: form.endings.map((ending) => ({ ...ending, ...changes })) };
}

const send = ({ id, revisionId }: BuiltForm) =>
  api.visitor().post(`/api/public/forms/${id}/submissions`, {
    revisionId,
    idempotencyKey: randomUUID(),
    answers: { name: 'Ada' },
  });

/** What a visitor's browser needs for the picture. */
const shown = (alt = 'A cake') => ({
  src: api.deps.config.publicUrl + src,
  alt,
  width: '1200',
  height: '800',
  srcSet: expect.stringMatching(/^http.+-480\.webp 480w,http.+-960\.webp 960w,http.+\.webp 1200w$/) as string,
});

test('TYPE-009 a receipt has the picture of its ending, above the owner’s text or the platform’s own', async () => {
  const form = await api.buildForm(owner, formEnding({ picture: { src, alt: 'A cake' } }));
  const paragraph = (text: string) => [{ kind: 'paragraph', nodes: [text] }];
  expect((await send(form)).body.ending).toMatchObject({
    title: '',
    text: paragraph('Thank you! Your submission has been received.'),
    picture: shown(),
  });
  const own = await api.buildForm(owner, formEnding({ text: 'Enjoy!', picture: { src, alt: '' } }));
  expect((await send(own)).body.ending).toMatchObject({ text: paragraph('Enjoy!'), picture: shown('') });
});

test('TYPE-009 without JavaScript the picture stands in the page that answers, turned away or not', async () => {
  const picture = { src, alt: 'A "cake"' };
  for (const kind of ['stored', 'turned_away'] as const) {
    const { id } = await api.buildForm(owner, formEnding({ kind, picture }));
    const { text: page } = await api.visitor().get(`/embed/${id}`);
    expect(page).not.toContain(src);
    const { text } = await postPlainly(api, id, {
      entries: { ...hiddenInputs(page), 'answers.name': 'Ada' },
    });
    expect(text).toContain(`src="${api.deps.config.publicUrl}${src}"`);
    expect(text).toContain('alt="A &quot;cake&quot;"');
  }
});

test('TYPE-009 the picture is kept while a form ends with it, and goes with the exported form', async () => {
  const definition = formEnding({ picture: { src, alt: '' } });
  const { id } = await api.buildForm(owner, definition);
  await removeUnusedPictures(api.deps.pool);
  expect(await api.database.query('select unused_since from pictures')).toEqual([{ unused_since: null }]);
  const { body } = await owner.get(`/api/forms/${id}/definition.json`);
  expect(Object.keys(body.pictures)).toEqual([src]);
  expect(body.endings[0].picture).toEqual({ src, alt: '' });
});

test.each([
  'https://example.com/cake.png',
  '/files/logos/cake.webp',
  '/files/pictures/../../api/forms',
  'javascript:alert(1)',
  '',
])('TYPE-009 an ending takes no picture from %s', async (address) => {
  const definition = formEnding({ picture: { src: address, alt: '' } });
  const { status, body } = await owner.post('/api/forms', { definition });
  expect(status).toBe(400);
  expect(body.error.issues[0].path.slice(0, 3)).toEqual(['definition', 'endings', 0]);
});
