import { createEmptyDefinition, createField, MAX_EXPRESSION_DEPTH, withFields } from '@inlay/sdk/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../tests/support/api/testApi.ts';
import type { TestResponse } from '../../../tests/support/api/testClient.ts';

const name = { ...createField('text'), id: 'name', label: 'Name' };
const more = { ...createField('text'), id: 'more', label: 'More' };
const EMPTY = createEmptyDefinition('Form');
const [page] = partsOf(EMPTY);
const SOUND = withFields(EMPTY, [name]);

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let version: number;
let templateId: string;
beforeAll(async () => {
  owner = await api.signedIn({ formLimit: 50 });
  form = await api.buildForm(owner, SOUND);
  version = (await owner.get(`/api/forms/${form.id}`)).body.version;
  const template = { formId: form.id, name: 'Own', description: '', category: 'Other' };
  templateId = (await owner.post('/api/templates', template)).body.id;
  await api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable');
});

function partsOf({ pages }: { pages: readonly object[] }): readonly object[] {
  return pages;
}

const withItems = (...items: object[]) => ({ ...EMPTY, pages: [{ ...page, items }] });
const showIf = (condition: unknown) => withItems(name, { ...more, showIf: condition });
const is = (field: string, value: unknown) => ({ op: 'eq', of: [{ field }, { lit: value }] });
const nested = (levels: number): object =>
  levels === 1 ? { lit: true } : { op: 'not', of: [nested(levels - 1)] };
const ending = (changes: object) => ({ ...SOUND, endings: [{ ...EMPTY.endings[0], ...changes }] });
const twoPages = (first: object, second: object = {}) => ({
  ...EMPTY,
  pages: [
    { ...page, items: [name], ...first },
    { ...page, id: 'p2', items: [more], ...second },
  ],
});

const AT = 'definition.pages.0.items.1';

/** Mistakes that only the whole form shows; each has the shape of a definition. */
const LOGIC: [what: string, definition: object, path: string, code: string][] = [
  ['an unknown field', showIf(is('nobody', 'x')), `${AT}.showIf`, 'unknown_field'],
  ['an unknown value', showIf({ op: 'answered', of: [{ value: 'nothing' }] }), `${AT}.showIf`, 'unknown_value'],
  ['a wrong type', showIf({ op: 'gt', of: [{ op: 'add', of: [{ field: 'name' }, { lit: 1 }] }, { lit: 1 }] }), `${AT}.showIf`, 'wrong_type'],
  ['types that cannot be compared', showIf(is('name', 5)), `${AT}.showIf`, 'not_comparable'],
  ['a rule that is no condition', showIf({ op: 'length', of: [{ field: 'name' }] }), `${AT}.showIf`, 'not_a_condition'],
  ['a circle', withItems({ ...name, showIf: is('more', 'x') }, { ...more, showIf: is('name', 'x') }), 'definition.pages.0.items.0.showIf', 'circle'],
  ['a value that reads itself', { ...SOUND, values: [{ id: 'v', name: 'V', is: { op: 'add', of: [{ value: 'v' }, { lit: 1 }] }, show: 'inbox', format: 'number' }] }, 'definition.values.0.is', 'circle'],
  ['a later page', twoPages({ items: [{ ...name, showIf: is('more', 'x') }] }), 'definition.pages.0.items.0.showIf', 'later_page'],
  ['a jump backwards', twoPages({}, { next: [{ if: { lit: true }, goTo: 'p1' }] }), 'definition.pages.1.next.0.if', 'jump_backwards'],
  ['a jump to nowhere', twoPages({ next: [{ if: is('name', 'x'), goTo: 'p9' }] }), 'definition.pages.0.next.0.if', 'unknown_target'],
  ['a text that names what comes later', withItems({ ...name, label: 'Dear {{more}}' }, more), 'definition.pages.0.items.0', 'later_text'],
  ['an ending that an answer leads elsewhere', ending({ redirectUrl: 'https://{{name}}.example/' }), 'definition.endings.0.redirectUrl', 'name_outside_query'],
  ['endings that leave visitors without one', ending({ showIf: is('name', 'x') }), 'definition.endings.0.showIf', 'last_ending_conditional'],
]; // prettier-ignore

/** Mistakes of the shape. */
const SHAPE: typeof LOGIC = [
  ['an unknown operator', showIf({ op: 'shell', of: [] }), `${AT}.showIf.op`, 'unknown_operator'],
  ['an operator of every object', showIf({ op: 'hasOwnProperty', of: [] }), `${AT}.showIf.op`, 'unknown_operator'],
  ['a rule that is an answer', showIf('yes'), `${AT}.showIf`, 'not_an_expression'],
  ['too many levels', showIf(nested(MAX_EXPRESSION_DEPTH + 1)), `${AT}.showIf${'.of.0'.repeat(MAX_EXPRESSION_DEPTH)}`, 'too_deep'],
  ['a name of every object', withItems({ ...name, id: 'constructor' }), 'definition.pages.0.items.0.id', 'invalid'],
  ['pages that are none', { ...EMPTY, pages: [null] }, 'definition.pages.0', 'invalid'],
  ['a list in place of a form', [], 'definition', 'invalid'],
  ['a lone surrogate in a label', withItems({ ...name, label: '\ud800' }), 'definition.pages.0.items.0.label', 'invalid_characters'],
  ['a lone surrogate in a condition', showIf(is('name', '\udfff')), `${AT}.showIf.of.1.lit`, 'invalid_characters'],
  ['a NUL in an option', withItems({ ...createField('radio'), id: 'r', options: [{ value: 'a\0', label: 'a' }] }), 'definition.pages.0.items.0.options.0.value', 'invalid_characters'],
  ['a time zone that nobody has', { ...SOUND, flow: { ...EMPTY.flow, timeZone: 'Mars/Olympus' } }, 'definition.flow.timeZone', 'invalid'],
  ['a redirect that runs code', ending({ redirectUrl: 'javascript:alert(1)' }), 'definition.endings.0.redirectUrl', 'invalid'],
]; // prettier-ignore

/** Bodies that are refused while they are read. */
const BODIES: [what: string, definition: string, status: number, path: string | null, code: string][] = [
  ['a prototype key', '{"pages":[{"items":[{"__proto__":{}}]}]}', 400, 'definition.pages.0.items.0.__proto__', 'forbidden_key'],
  ['a constructor', '{"translations":{"constructor":{}}}', 400, 'definition.translations.constructor', 'forbidden_key'],
  ['more levels than any form', `{"a":${'['.repeat(70)}${']'.repeat(70)}}`, 400, `definition.a${'.0'.repeat(62)}`, 'too_deep'],
  ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, `definition${'.0'.repeat(63)}`, 'too_deep'],
  ['more keys than any form', JSON.stringify({ a: Object.fromEntries(Array.from({ length: 160_001 }, (_, at) => [at, 0])) }), 400, 'definition.a', 'too_many_keys'],
  ['more than 10 MB', JSON.stringify({ ...EMPTY, description: 'x'.repeat(10 * 1024 * 1024) }), 413, null, 'request.too_large'],
  ['half a definition', '{"version":1,', 400, '', 'malformed_json'],
  ['a text without its end', '{"title":"Form', 400, '', 'malformed_json'],
]; // prettier-ignore

/** Ways for a definition into the platform that take any body. */
const DOORS: Record<string, (definition: string) => Promise<TestResponse>> = {
  builder: (definition) => send('PUT', `/api/forms/${form.id}/definition`, `{"version":${version},"definition":${definition}}`),
  API: (definition) => send('POST', '/api/forms', `{"definition":${definition}}`),
  // The dashboard sends an imported file with the folder that is open.
  import: (definition) => send('POST', '/api/forms', `{"clientFolderId":null,"definition":${definition}}`),
}; // prettier-ignore

const send = (method: string, path: string, body: string): Promise<TestResponse> =>
  owner.send(method, path, { headers: { 'content-type': 'application/json' }, body });

/** Everything that a half stored definition would change. */
const everythingStored = () =>
  api.database.query(
    `select (select count(*) from forms) as forms, (select count(*) from form_revisions) as revisions,
      (select count(*) from form_templates) as templates, (select current_revision_id from forms limit 1) as current`,
  );

function expectRefused({ status, body }: TestResponse, path: string, code: string): void {
  expect(status).toBe(400);
  const issues = body.error.issues.map((issue: { path: unknown[]; code: string }) => [
    issue.path.join('.'),
    issue.code,
  ]);
  expect(issues).toContainEqual([path, code]);
  for (const { message } of body.error.issues) expect(message).toMatch(/\w+ \w+/);
}

describe.each(Object.entries(DOORS))('a bad definition by the door of the %s is refused with path, code and a sentence', (_door, post) => {
  test.each([...LOGIC, ...SHAPE])('%s', async (_what, definition, path, code) => {
    const before = await everythingStored();
    expectRefused(await post(JSON.stringify(definition)), path, code);
    expect(await everythingStored()).toStrictEqual(before);
  });

  test.each(BODIES)('%s', async (_what, definition, status, path, code) => {
    const before = await everythingStored();
    const answer = await post(definition);
    expect(answer.status).toBe(status);
    if (path === null) expect(answer.body.error.code).toBe(code);
    else expectRefused(answer, path, code);
    expect(answer.body.error.message).toMatch(/\w+ \w+/);
    expect(await everythingStored()).toStrictEqual(before);
  });
}); // prettier-ignore

/** What a statement may have stored past every check. */
describe('a bad definition by the door of the templates is refused with path, code and a sentence', () => {
  test.each(LOGIC)('%s', async (_what, definition, path, code) => {
    const text = JSON.stringify(definition);
    await api.database.query('update form_templates set definition = $1 where id = $2', [text, templateId]);
    await api.database.query('update form_revisions set definition = $1 where form_id = $2', [text, form.id]);
    const before = await everythingStored();
    expectRefused(await owner.post('/api/forms', { template: templateId }), path, code);
    const template = { formId: form.id, name: 'Bad', description: '', category: 'Other' };
    expectRefused(await owner.post('/api/templates', template), path, code);
    expect(await everythingStored()).toStrictEqual(before);
  });
});
