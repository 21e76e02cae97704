import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';

interface Content {
  content?: { 'application/json'?: { schema: AnySchemaObject } };
}
/** Schemas that the API declares for a call. */
interface Operation {
  requestBody?: Content;
  /** By status. */
  responses: Record<string, Content>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

/** The API as its routes declare it; a test of the API fails when this file is stale. */
const described = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
) as Description;

// Whether the schemas are any is for the API's tests, and takes as long as all the rest.
const OPTIONS = { strict: false, validateFormats: false, validateSchema: false, meta: false };
const WHOLE = 'openapi';
const createAjv = () => new Ajv2020(OPTIONS).addSchema({ $id: WHOLE, components: described.components });
const requests = createAjv();
// A test may leave out what its screen does not look at.
const responses = createAjv().removeKeyword('required');
const compiled = new Map<AnySchemaObject, ValidateFunction>();

/** Returns what is wrong with a body; null = nothing. */
function faultOf(ajv: Ajv2020, schema: AnySchemaObject, body: unknown): string | null {
  const validate = compiled.get(schema) ?? ajv.compile(namingWhole(schema));
  compiled.set(schema, validate);
  return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
}

const namingWhole = (schema: AnySchemaObject): AnySchemaObject =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${WHOLE}#/`)) as AnySchemaObject;

const routes = Object.entries(described.paths).map(([template, methods]) => ({
  path: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
  methods,
}));

/** Refusals that any route may give; the description says so once. */
const ANYWHERE = new Set([429, 500, 503]);

const findOperation = (method: string, path: string): Operation | undefined =>
  routes.find((route) => route.methods[method] && route.path.test(path))?.methods[method];

/**
 * Compares a call of a screen, and the test's response to it, with what the server's route declares: a test's response
 * must be one that the server could give, and what it answers well must be a request that the server takes.
 *
 * @param call e.g. `POST /api/forms`
 * @param answer the status of a refusal, or the body of a success
 * @returns what the server would not do, in words
 */
export function findUndeclared(
  call: string,
  sent: unknown,
  answer: { refused: number } | { body: unknown },
): string[] {
  const [method = '', path = ''] = call.split(' ');
  if (!path.startsWith('/api/')) return [];
  const operation = findOperation(method.toLowerCase(), path);
  if (!operation) return [`${call}: the API has no such route`];
  if ('refused' in answer)
    return answer.refused in operation.responses || ANYWHERE.has(answer.refused)
      ? []
      : [`${call}: the route never answers ${answer.refused}`];
  const request = operation.requestBody?.content?.['application/json']?.schema;
  const ofRequest = request && sent !== null ? faultOf(requests, request, sent) : null;
  if (ofRequest) return [`${call}: the server would refuse what was sent: ${ofRequest}`];
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '';
  const response = operation.responses[success]?.content?.['application/json']?.schema;
  const ofResponse = response ? faultOf(responses, response, answer.body) : null;
  return ofResponse ? [`${call}: the server never answers so: ${ofResponse}`] : [];
}
