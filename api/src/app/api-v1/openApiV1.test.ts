import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { callEveryOperation, type Called } from '../../../../tests/support/api/everyOperation.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { printJson } from '../../platform/openapi/printJson.ts';
import { listRoutes } from '../app.ts';
import { describeApiV1 } from './describeApiV1.ts';
import { OPERATIONS } from './operations.ts';

const FILE = join(import.meta.dirname, '../../../../docs/openapi.v1.json');

interface Media {
  schema: AnySchemaObject;
  example?: unknown;
}
interface Described {
  operationId: string;
  summary?: string;
  description?: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; $ref?: string; description?: string }>;
}
interface Description {
  paths: Record<string, Record<string, Described>>;
  components: object;
}

const api = useTestApi();
let called: Called[];
let examples: Record<string, { request: unknown; answer: unknown }>;
let description: Description;
beforeAll(async () => {
  called = await callEveryOperation(api);
  examples = Object.fromEntries(called.map(({ id, request, answer }) => [id, { request, answer }]));
  description = JSON.parse(JSON.stringify(describeApiV1(listRoutes(api.deps), examples))) as Description;
});

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ route: `${method.toUpperCase()} ${path}`, ...one })),
  );

test('API-031 every operation was called and goes well', async () => {
  expect(Object.keys(examples).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
});

test('API-031 docs/openapi.v1.json is what the platform promises; if not: npm run openapi', async () => {
  await expect(`${printJson(description)}\n`).toMatchFileSnapshot(FILE);
});

test('API-031 the description is valid OpenAPI 3.1, and served as it is written', async () => {
  expect(await new Validator().validate(structuredClone(description) as never)).toEqual({ valid: true });
  const served = await api.visitor().get('/api/v1/openapi.json');
  expect([served.status, served.body]).toEqual([200, JSON.parse(readFileSync(FILE, 'utf8'))]);
  counted({ what: 'description', count: 1, of: 1 });
});

test('API-031 every operation says what it does and what it does not, and has examples that its schemas allow', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, meta: false });
  ajv.addSchema({ $id: 'v1', components: description.components });
  const whole = (schema: AnySchemaObject) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"v1#/')) as AnySchemaObject;
  for (const {
    route,
    operationId,
    summary = '',
    description: text = '',
    requestBody,
    responses,
  } of operations()) {
    expect([route, summary.length > 5, text.length > 40]).toEqual([route, true, true]);
    const bodies = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
      .flatMap((content) => content?.['application/json'] ?? [])
      .filter(({ schema }) => schema !== undefined);
    for (const { schema, example } of bodies) {
      const validate = ajv.compile(whole(schema));
      const fault = validate(example) ? null : ajv.errorsText(validate.errors);
      expect([operationId, fault]).toEqual([operationId, null]);
    }
    const refusals = Object.keys(responses).filter((status) => !/^[23]/.test(status));
    expect([route, refusals]).toEqual([route, expect.arrayContaining(['401', '403', 'default'])]);
  }
});

test('API-031 every good answer that a call got is one that its operation declares', () => {
  const byId = new Map(operations().map((one) => [one.operationId, one]));
  for (const { id, status } of called)
    expect([id, Object.keys(byId.get(id)?.responses ?? {})]).toEqual([
      id,
      expect.arrayContaining([String(status)]),
    ]);
});
