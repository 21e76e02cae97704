import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { write } from '../../../../tests/support/api/programCalls.ts';
import { programOf, type TestProgram } from '../../../../tests/support/api/programOf.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import type { TestResponse } from '../../../../tests/support/api/testClient.ts';
import { SCOPES, type ProblemDetails } from '../../platform/contract/index.ts';
import { PROBLEMS } from '../../platform/http/problems.ts';
import { writeCursor } from './cursors.ts';

const JSON_TYPE = 'application/json';

interface Schema {
  $ref?: string;
  properties?: object;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
}
interface Described {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> };
}
interface Description {
  paths: Record<string, Record<string, Described>>;
}

const description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../docs/openapi.v1.json'), 'utf8'),
) as Description;

/** Follows a reference of the description. */
function resolve<One extends object>(one: One | { $ref: string }): One {
  if (!('$ref' in one) || typeof one.$ref !== 'string') return one as One;
  const keys = one.$ref.slice(2).split('/');
  return resolve<One>(
    keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], description) as One,
  );
}

const api = useTestApi();
let person: TestPerson;
let program: TestProgram;
let form: BuiltForm;
let submissionId: string;
/** The tag that each operation with a state takes now. */
const tags = new Map<string, string>();
beforeAll(async () => {
  person = await api.signedIn();
  const definition = withFields(createEmptyDefinition('Order'), [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('file'), id: 'files', label: 'Files' },
  ]);
  form = await api.buildForm(person, definition);
  program = await programOf(api, person, { scopes: SCOPES });
  const draft = await write(program, `PUT /forms/${form.id}/draft`, {
    body: { definition },
    headers: { 'if-none-match': '*' },
  });
  const state = draft.headers.get('etag') ?? '';
  submissionId = await submitTo(api, form, { name: 'Grace' });
  tags.set('updateAnswers', '"1"');
  tags.set('publishDefinition', `"${form.revisionId}"`);
  for (const id of ['saveDraft', 'publishDraft', 'discardDraft']) tags.set(id, state);
});
beforeEach(() => api.database.query('delete from rate_limits'));

/** One bad request, and what is said of it. */
interface Bad {
  what: string;
  query?: string;
  headers?: Record<string, string>;
  body?: string;
  said: [status: number, code: string, path?: string];
}

const INVALID = 'request.invalid';
const NO_JSON = 'request.malformed_json';
const NO_TYPE = 'request.unsupported_media_type';

/** What a program could get wrong in one operation, by its description. */
function listBad(method: string, one: Described): Bad[] {
  const parameters = (one.parameters ?? []).map((parameter) => resolve<Parameter>(parameter));
  const takes = (name: string) => parameters.some((parameter) => parameter.name === name);
  const tag = tags.get(one.operationId);
  const state = tag ? { 'if-match': tag } : {};
  const [type = ''] = Object.keys(one.requestBody?.content ?? {});
  const content = one.requestBody?.content[type];
  const json = { 'content-type': JSON_TYPE, ...state };
  const good = content
    ? { headers: { ...state, 'content-type': type }, body: JSON.stringify(content.example ?? {}) }
    : { headers: state };

  const bad: Bad[] = [
    { ...good, what: 'unknown parameter', query: 'colour=red', said: [400, INVALID, 'colour'] },
    { ...good, what: 'parameter twice', query: 'colour=red&colour=blue', said: [400, INVALID, 'colour'] },
  ];
  for (const { name } of parameters.filter((parameter) => parameter.in === 'query')) {
    bad.push({ ...good, what: name, query: `${name}=%00`, said: [400, INVALID, name] });
  }
  if (takes('limit'))
    for (const limit of ['0', '201', '1.5', 'ten', ''])
      bad.push({ what: `limit ${limit}`, query: `limit=${limit}`, said: [400, INVALID, 'limit'] });
  if (takes('cursor')) {
    const foreign = writeCursor(api.deps.config.secret, ['another', person.accountId], 'abc');
    for (const cursor of ['x', '', foreign])
      bad.push({ what: `cursor ${cursor}`, query: `cursor=${cursor}`, said: [400, 'cursor.invalid', 'cursor'] });
    bad.push({ what: 'long cursor', query: `cursor=${'a'.repeat(700)}`, said: [400, INVALID, 'cursor'] });
  }
  const withHeader = (name: string, value: string, ...said: Bad['said']): Bad => {
    const headers: Record<string, string> = { ...good.headers };
    if (value) headers[name.toLowerCase()] = value;
    else delete headers[name.toLowerCase()];
    return { ...good, what: `${name}: ${value}`, headers, said };
  };
  if (takes('Idempotency-Key'))
    for (const key of ['a b', 'a'.repeat(256), '""'])
      bad.push(withHeader('Idempotency-Key', key, 400, INVALID, 'Idempotency-Key'));
  if (takes('If-Match')) {
    bad.push(withHeader('If-Match', '', 428, 'precondition.required', 'If-Match'));
    bad.push(withHeader('If-Match', form.revisionId, 400, INVALID, 'If-Match'));
    bad.push(withHeader('If-Match', `"${crypto.randomUUID()}"`, 412, 'precondition.failed'));
  } else if (method !== 'GET') {
    for (const sent of [form.revisionId, `"${form.revisionId}"`])
      bad.push(withHeader('If-Match', sent, 400, INVALID, 'If-Match'));
  }
  if (takes('If-None-Match'))
    bad.push(withHeader('If-None-Match', `"${form.revisionId}"`, 400, INVALID, 'If-None-Match'));
  if (type === 'application/octet-stream')
    bad.push(withHeader('Content-Type', 'multipart/form-data; boundary=x', 415, NO_TYPE, 'Content-Type'));
  if (type !== JSON_TYPE || !content) return bad;

  const large = JSON.stringify({ colour: 'x'.repeat(11 * 1024 * 1024) });
  bad.push(
    { what: 'no body', headers: state, said: [400, NO_JSON, ''] },
    { what: 'an empty body', headers: json, body: '', said: [400, NO_JSON, ''] },
    { what: 'half a body', headers: json, body: '{"colour":', said: [400, NO_JSON, ''] },
    { what: 'no JSON', headers: json, body: '{colour}', said: [400, NO_JSON, ''] },
    { what: 'too much', headers: json, body: large, said: [413, 'request.too_large', ''] },
    withHeader('Content-Type', 'text/plain', 415, NO_TYPE, 'Content-Type'),
    withHeader('Content-Type', 'application/x-www-form-urlencoded', 415, NO_TYPE, 'Content-Type'),
    withHeader('Content-Encoding', 'gzip', 415, NO_TYPE, 'Content-Encoding'),
    { what: 'an unknown member', headers: json, body: '{"colour":1}', said: [400, INVALID, 'colour'] },
  );
  for (const body of ['null', '[]', '"text"', '7'])
    bad.push({ what: `body ${body}`, headers: json, body, said: [400, INVALID, ''] });
  for (const name of Object.keys(resolve<Schema>(content.schema).properties ?? {})) {
    const body = JSON.stringify({ ...content.example, [name]: { colour: 1 } });
    bad.push({ what: `${name} is something else`, headers: json, body, said: OF_MEMBER[name] ?? [400, INVALID, name] });
  }
  return bad;
} // prettier-ignore

/** What is said of members that may be any object. */
const OF_MEMBER: Readonly<Record<string, Bad['said']>> = {
  definition: [400, 'form.invalid_definition', 'definition.version'],
  answers: [422, 'submission.invalid', 'answers.colour'],
  filter: [400, INVALID, 'filter.formId'],
  autoReply: [400, INVALID, 'autoReply.isOn'],
};

/** Parameters without which a file is not taken. */
const REQUIRED = [
  ['fieldId', 'files'],
  ['name', 'cake.txt'],
] as const;

/** Words of the schemas' library that a program's author cannot use. */
const OF_ZOD = /invalid input|received|expected|NaN|undefined/i;

/** What is wrong with a refusal; null: nothing. */
function faultOf({ status, headers, body }: TestResponse<ProblemDetails>, { said }: Bad): unknown {
  const [, , path] = said;
  const issues = body?.issues ?? [];
  const places = issues.map((issue) => issue.path.join('.'));
  const seen = [status, body?.code, ...(path !== undefined && places.includes(path) ? [path] : places)];
  if (JSON.stringify(seen) !== JSON.stringify(said)) return { seen, said };
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  if (!isProblem || !Object.hasOwn(PROBLEMS, body.code) || body.status !== status) return body;
  const mute = issues.filter(({ message }) => !/^[A-Z0-9].*\w+ \S+/.test(message) || OF_ZOD.test(message));
  return mute.length > 0 ? mute : null;
}

test('API-003 whatever a program gets wrong, every operation says by a stable code, a path and a sentence', async () => {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), one })),
  );
  const before = await stateOf();
  const faults: object[] = [];
  let calls = 0;
  for (const { path, method, one } of operations) {
    await api.database.query('delete from rate_limits');
    const known = tags.has(one.operationId) ? submissionId : crypto.randomUUID();
    const at = path
      .replace('{formId}', form.id)
      .replace('{submissionId}', known)
      .replaceAll(/\{\w+\}/g, () => crypto.randomUUID());
    for (const { query = '', ...bad } of listBad(method, one)) {
      const required = REQUIRED.filter(
        ([name]) => one.operationId === 'uploadFile' && !query.startsWith(name),
      );
      const search = [...required.map((pair) => pair.join('=')), query].filter(Boolean).join('&');
      const answer = await program.send(method, `${at}?${search}`, bad);
      const fault = faultOf(answer, bad);
      if (fault !== null) faults.push({ id: one.operationId, what: bad.what, fault });
      calls += 1;
    }
  }
  expect(faults).toEqual([]);
  // Nothing was stored by any of them.
  expect(await stateOf()).toEqual(before);
  const ids = new Set(operations.map(({ one }) => one.operationId));
  counted({ what: 'badInput', count: ids.size, of: operations.length, more: `${calls} bad requests` });
});

test('API-003 an upload for a field that takes no files says so, by the name of its parameter', async () => {
  const upload = (fieldId: string) =>
    program.send('POST', `/api/v1/forms/${form.id}/uploads?fieldId=${fieldId}&name=a.txt`, { body: 'abc' });
  for (const fieldId of ['name', 'nothing'])
    expect((await upload(fieldId)).body).toMatchObject({
      status: 400,
      code: INVALID,
      issues: [{ path: ['fieldId'], message: 'The form has no such field for files' }],
    });
});

test('API-012 a tag that a proxy has made weak names the state that it named', async () => {
  const { definition } = (await program.get(`/api/v1/forms/${form.id}/definition`)).body;
  const answer = await write(program, `PUT /forms/${form.id}/definition`, {
    body: { definition },
    headers: { 'if-match': `W/"${form.revisionId}"` },
  });
  expect(answer.status).toBe(200);
});

/** What the account has, by what programs see of it. */
const stateOf = () =>
  Promise.all(
    [
      '/forms',
      '/folders',
      `/forms/${form.id}/draft`,
      `/forms/${form.id}/versions`,
      `/forms/${form.id}/webhooks`,
      '/trash',
    ].map(async (path) => (await program.get(`/api/v1${path}`)).body),
  );
