import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { printJson } from '../../api/src/platform/openapi/printJson.ts';
import { counted } from '../support/counted.ts';
import { findBreaking, type ApiDescription } from './findBreaking.ts';

const read = (path: string): ApiDescription =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as ApiDescription;

/** What programs may rely on: the description as it was promised last. */
const PROMISE = join(import.meta.dirname, 'promise.v1.json');
const current = read('../../docs/openapi.v1.json');

/** Parts of a description that promise nothing. */
const SAYS = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'info',
  'servers',
  'tags',
  'securitySchemes',
]);
/** Definitions of forms have versions of their own, and are upgraded (decision 140). */
const DEFINITIONS = new Set(['FormDefinition', 'Field', 'FieldBase', 'Expression']);

/** Leaves what a description promises. */
const promised = (value: unknown, within = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => promised(one));
  if (typeof value !== 'object' || value === null) return value;
  const isNamed = within === 'properties' || within === 'schemas' || within === 'paths';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNamed || !SAYS.has(name))
      .map(([name, member]) => [
        name,
        within === 'schemas' && DEFINITIONS.has(name) ? { type: 'object' } : promised(member, name),
      ]),
  );
};

test('API-032 API v1 keeps what it has promised; a break needs a new version', async () => {
  const now = promised(current) as ApiDescription;
  expect(findBreaking(read('promise.v1.json'), now)).toEqual([]);
  // What was added is promised from now on: `npm run openapi` writes it down.
  await expect(`${printJson(now)}\n`).toMatchFileSnapshot(PROMISE);
});

// oxlint-disable-next-line typescript/no-explicit-any -- changes reach anywhere into a description
type Changeable = any;
type Change = (api: Changeable) => void;

const operation = (api: Changeable, path: string, method: string) => api.paths[`/api/v1${path}`][method];
const schema = (api: Changeable, name: string) => api.components.schemas[name];
const parameter = (api: Changeable, path: string, name: string) =>
  operation(api, path, 'get')
    .parameters.map((one: Changeable) =>
      one.$ref ? api.components.parameters[one.$ref.split('/').pop()] : one,
    )
    .find((one: Changeable) => one.name === name);
const remove = (list: unknown[], value: unknown): void => void list.splice(list.indexOf(value), 1);

const BREAKING: Readonly<Record<string, Change>> = {
  'an operation is gone': (api) => delete api.paths['/api/v1/forms/{formId}'].get,
  'an address is gone': (api) => delete api.paths['/api/v1/trash'],
  'an operation has another name': (api) => (operation(api, '/forms', 'get').operationId = 'allForms'),
  'an operation needs another scope': (api) =>
    (operation(api, '/forms', 'get').security = [{ apiKey: ['forms:write'] }]),
  'a parameter is gone': (api) =>
    remove(
      operation(api, '/forms/{formId}/results', 'get').parameters,
      operation(api, '/forms/{formId}/results', 'get').parameters.at(-1),
    ),
  'a parameter is required': (api) => (parameter(api, '/forms', 'cursor').required = true),
  'a new parameter is required': (api) =>
    operation(api, '/forms', 'get').parameters.push({
      name: 'team',
      in: 'query',
      required: true,
      schema: { type: 'string' },
    }),
  'a parameter takes less': (api) => (parameter(api, '/forms', 'limit').schema.maximum = 100),
  'a parameter has another default': (api) =>
    (parameter(api, '/forms/{formId}/submissions', 'order').schema.default = 'oldest'),
  'a parameter takes fewer values': (api) =>
    (parameter(api, '/forms/{formId}/submissions', 'order').schema.enum = ['newest']),
  'a property of a request is gone': (api) => delete schema(api, 'UpdateFormRequest').properties.active,
  'a property of a request is required': (api) => (schema(api, 'UpdateFormRequest').required = ['title']),
  'a new property of a request is required': (api) => {
    schema(api, 'SubmitRequest').properties.language = { type: 'string' };
    schema(api, 'SubmitRequest').required.push('language');
  },
  'a text of a request may be less long': (api) =>
    (schema(api, 'UpdateFormRequest').properties.title.maxLength = 20),
  'a property of a request has another type': (api) =>
    (schema(api, 'UpdateFormRequest').properties.active = { type: 'string' }),
  'null is not taken any more': (api) => {
    const { assigneeId } = schema(api, 'UpdateSubmissionRequest').properties;
    assigneeId.anyOf = assigneeId.anyOf.filter(({ type }: { type: string }) => type !== 'null');
  },
  'a property of an answer is gone': (api) => delete schema(api, 'Submission').properties.receiptCode,
  'a property of an answer may be missing': (api) => remove(schema(api, 'Submission').required, 'tags'),
  'a property of an answer may be null': (api) =>
    (schema(api, 'Submission').properties.receiptCode = { type: ['string', 'null'] }),
  'a property of an answer has another type': (api) =>
    (schema(api, 'Form').properties.submissionCount = { type: 'string' }),
  'a status of good answers is gone': (api) => {
    const { responses } = operation(api, '/forms', 'post');
    responses[200] = responses[201];
    delete responses[201];
  },
  'a header of answers is gone': (api) =>
    delete operation(api, '/forms/{formId}/definition', 'get').responses[200].headers.ETag,
  'an answer has another media type': (api) => {
    const answer = operation(api, '/forms', 'get').responses[200];
    answer.content = { 'application/xml': answer.content['application/json'] };
  },
  'a refusal has no code': (api) => delete schema(api, 'ProblemDetails').properties.code,
};

const HARMLESS: Readonly<Record<string, Change>> = {
  'a new operation': (api) => (api.paths['/api/v1/teams'] = api.paths['/api/v1/folders']),
  'a new method of an address': (api) =>
    (api.paths['/api/v1/trash'].delete = operation(api, '/folders', 'get')),
  'a new parameter that may be missing': (api) =>
    operation(api, '/forms', 'get').parameters.push({
      name: 'folderId',
      in: 'query',
      required: false,
      schema: { type: 'string' },
    }),
  'a parameter takes more': (api) => (parameter(api, '/forms', 'limit').schema.maximum = 500),
  'a parameter takes another value': (api) =>
    parameter(api, '/forms/{formId}/submissions', 'order').schema.enum.push('changed'),
  'a new property of a request that may be missing': (api) =>
    (schema(api, 'UpdateFormRequest').properties.language = { type: 'string' }),
  'a required property of a request may be missing': (api) => (schema(api, 'SubmitRequest').required = []),
  'a text of a request may be longer': (api) =>
    (schema(api, 'UpdateFormRequest').properties.title.maxLength = 400),
  'a text of a request has no limit': (api) =>
    delete schema(api, 'UpdateFormRequest').properties.title.maxLength,
  'a property of a request takes null as well': (api) =>
    (schema(api, 'UpdateFormRequest').properties.active = { type: ['boolean', 'null'] }),
  'a property of a request takes anything': (api) =>
    (schema(api, 'UpdateFormRequest').properties.active = {}),
  'a new property of an answer': (api) => {
    schema(api, 'Submission').properties.language = { type: 'string' };
    schema(api, 'Submission').required.push('language');
  },
  'a property of an answer is always there': (api) => schema(api, 'Revision').required.push('outline'),
  'a property of an answer is never null': (api) =>
    (schema(api, 'Form').properties.lastSubmissionAt = { type: 'string', format: 'date-time' }),
  'a new value of an answer': (api) => schema(api, 'Job').properties.state.enum.push('paused'),
  'a new kind of an answer': (api) =>
    schema(api, 'ResultCard').oneOf.push({
      type: 'object',
      properties: { kind: { type: 'string', const: 'map' } },
      required: ['kind'],
    }),
  'a new status of good answers': (api) =>
    (operation(api, '/forms', 'get').responses[206] = operation(api, '/forms', 'get').responses[200]),
  'a new header of answers': (api) =>
    (operation(api, '/forms', 'get').responses[200].headers.ETag = { $ref: '#/components/headers/ETag' }),
  'a new refusal': (api) =>
    (operation(api, '/forms', 'get').responses[409] = { $ref: '#/components/responses/Problem409' }),
  'a new media type of an answer': (api) =>
    (operation(api, '/forms', 'get').responses[200].content['text/csv'] = {}),
  'other words': (api) => {
    operation(api, '/forms', 'get').description = 'Lists forms.';
    api.info.title = 'API';
  },
  'a schema under another name': (api) => {
    api.components.schemas.Questionnaire = schema(api, 'FormDetail');
    const text = JSON.stringify(api.paths).replaceAll('schemas/FormDetail"', 'schemas/Questionnaire"');
    api.paths = JSON.parse(text);
    delete api.components.schemas.FormDetail;
  },
};

const changed = (change: Change): ApiDescription => {
  const copy = structuredClone(current);
  change(copy);
  return copy;
};

/** Planted changes that were judged rightly. */
const judged = { breaking: 0, harmless: 0 };
afterAll(() => {
  const { breaking, harmless } = judged;
  counted({ what: 'breaks', count: breaking, of: Object.keys(BREAKING).length });
  counted({ what: 'harmless', count: harmless, of: Object.keys(HARMLESS).length });
});

test.each(Object.entries(BREAKING))('API-032 a break is found: %s', (_what, change) => {
  expect(findBreaking(current, changed(change))).not.toEqual([]);
  judged.breaking++;
});

test.each(Object.entries(HARMLESS))(
  'API-032 what programs do not notice is no break: %s',
  (_what, change) => {
    const after = changed(change);
    expect(after).not.toEqual(current);
    expect(findBreaking(current, after)).toEqual([]);
    judged.harmless++;
  },
);

test('API-032 the same description breaks nothing', () => {
  expect(findBreaking(current, current)).toEqual([]);
});
