import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import {
  listOwnersTexts,
  mapOwnersTexts,
  markOf,
  translate,
  type FormDefinition,
  type Language,
} from '@inlay/sdk/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillPlainly } from '../../../../../tests/support/api/fillPlainly.ts';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import {
  anyPagedForm,
  anyPointsForm,
  anyWishes,
  answersFor,
} from '../../../../../sdk/src/model/testing/anyPagedForm.ts';
import { namesIn } from '../../../../../sdk/src/model/richText/names.ts';
import { anyRowsForm } from '../../../../../sdk/src/model/testing/anyRowsForm.ts';

/** Forms of each kind; the long run is `INLAY_FORMS=170 npm run unit -- onePageOneLanguage`. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 4);
const SEED = Number(process.env['INLAY_SEED'] ?? 1);

const LANGUAGES = ['de', 'fr', 'ar'] as const satisfies Language[];

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('serverRateLimits', 'false', now())`,
  );
});

/** Words of one language in place of a text, with the answers that it names. */
const marked = (language: Language, number: number, text: string): string =>
  [`zz${language}${number}`, ...namesIn(text).map((name) => `{{${name}|zz${language}blank}}`)].join(' ');

/** Returns a form whose every text is a mark of its language, in three languages. */
function inThree(form: FormDefinition): FormDefinition {
  const numbers = new Map(listOwnersTexts(form).map(({ key }, number) => [key, number]));
  const wordsIn = (language: Language, key: string, text: string) =>
    marked(language, numbers.get(key) ?? 0, text);
  const own = mapOwnersTexts({ ...form, language: 'de', translations: {} }, ({ key, text, kind }) =>
    kind === 'picture' ? text : wordsIn('de', key, text),
  );
  const translation = (language: Language) =>
    Object.fromEntries(
      listOwnersTexts(form)
        .filter(({ kind }) => kind !== 'picture')
        .map(({ key, text }) => [
          key,
          { text: wordsIn(language, key, text), of: markOf(wordsIn('de', key, text)) },
        ]),
    );
  return { ...own, languages: ['fr', 'ar'], translations: { fr: translation('fr'), ar: translation('ar') } };
}

let pages = 0;

/** Expects the words of one language, and those of no other. */
function expectOne(language: Language, text: string): void {
  pages += 1;
  const found = new Set([...text.matchAll(/zz(de|fr|ar)/g)].map(([, one]) => one));
  expect([...found]).toEqual([language]);
}

/** Opens and fills a form in one language, with its script's data and without a script. */
async function walk(
  id: string,
  language: Language,
  { form, answers }: { form: FormDefinition; answers: Record<string, unknown> },
) {
  const headers = { 'accept-language': LANGUAGES.find((one) => one !== language)! };
  for (const file of ['', '/form.js', '/include']) {
    const { text } = await api.visitor().send('GET', `/embed/${id}${file}?lang=${language}`, { headers });
    expectOne(language, text);
  }
  const { text, body } = await api
    .visitor()
    .send('GET', `/api/public/forms/${id}`, { headers: { 'accept-language': language } });
  expectOne(language, text);

  // Whatever is wrong is said in the language of the page.
  const empty = { revisionId: body.revisionId, idempotencyKey: randomUUID(), answers: {} };
  const refused = await api.visitor().send('POST', `/api/public/forms/${id}/submissions?lang=${language}`, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(empty),
  });
  if (/zz(de|fr|ar)/.test(refused.text)) expectOne(language, refused.text);

  const visitor = new Spoken(api, id, language);
  await fillPlainly(visitor, form, answers);
}

/** A visitor without a script, who looks at the language of every page. */
class Spoken extends PlainVisitor {
  readonly #language: Language;
  constructor(testApi: ConstructorParameters<typeof PlainVisitor>[0], id: string, language: Language) {
    super(testApi, id);
    this.#language = language;
  }
  override async open(): Promise<void> {
    await super.open(`?lang=${this.#language}`);
    expectOne(this.#language, this.html);
  }
  override async press(go?: string): Promise<void> {
    await super.press(go);
    if (/zz(de|fr|ar)/.test(this.html)) expectOne(this.#language, this.html);
    if (!this.html.includes(`<html lang="${this.#language}"`)) throw new Error(`Not in ${this.#language}`);
  }
}

const hashesOf = async (formId: string) =>
  (
    await api.database.query<{ content_hash: string }>(
      'select content_hash from form_submissions where form_id = $1',
      [formId],
    )
  ).map((row) => row.content_hash);

describe('LANG-002 LANG-004 each page of a form in three languages holds one of them, with a script and without', () => {
  const given = fc.sample(
    fc.oneof(
      fc
        .tuple(anyPagedForm, anyWishes)
        .map(([form, wishes]) => ({ form, answers: answersFor(form, wishes) })),
      fc
        .tuple(anyPointsForm, anyWishes)
        .map(([form, wishes]) => ({ form, answers: answersFor(form, wishes) })),
      anyRowsForm,
    ),
    { numRuns: FORMS * 3, seed: SEED },
  );
  test(`${given.length} forms`, async () => {
    let stored = 0;
    for (const { form, answers } of given) {
      const { id } = await api.buildForm(owner, inThree(form));
      for (const language of LANGUAGES) await walk(id, language, { form: inThree(form), answers });
      const hashes = await hashesOf(id);
      stored += hashes.length;
      // What is stored is the same in every language (LANG-005).
      for (const [, same] of Map.groupBy(hashes, (hash) => hash))
        expect(same.length % LANGUAGES.length).toBe(0);
    }
    expect(stored).toBeGreaterThan(0);
    process.stdout.write(
      `onePageOneLanguage: ${given.length} forms, ${pages} pages, ${stored} stored, 0 foreign words\n`,
    );
  }, 600_000);
});

/** Returns a page without the links to other languages and their style, which only a form in several has. */
const withoutLinks = (html: string): string =>
  html
    .replace(/<nav class="languages".*?<\/nav>/s, '')
    .replace(/\.languages\{.*?calc\(100vh - 44px\)\}/s, '');

test('LANG-002 a translated page, without the links to other languages, has at most 1.02 times the bytes of the form in that language alone', async () => {
  const [sample] = fc.sample(anyPagedForm, { numRuns: 1, seed: SEED });
  const form = inThree(sample!);
  const size = async (id: string, query: string) => {
    const { text } = await api
      .visitor()
      .send('GET', `/embed/${id}${query}`, { headers: { 'accept-language': 'fr' } });
    const alone = withoutLinks(text);
    return {
      all: Buffer.byteLength(text),
      bytes: Buffer.byteLength(alone),
      packed: brotliCompressSync(alone).length,
    };
  };
  const several = await api.buildForm(owner, form);
  const alone = await api.buildForm(owner, translate(form, 'fr'));
  const [many, one] = [await size(several.id, '?lang=fr'), await size(alone.id, '')];
  process.stdout.write(
    `bytes of a page in one of three languages ${many.bytes}, with links to the others ${many.all}, in its only one ${one.bytes}\n`,
  );
  expect(many.bytes).toBeLessThanOrEqual(one.bytes * 1.02);
  expect(many.packed).toBeLessThanOrEqual(one.packed * 1.02);
});
