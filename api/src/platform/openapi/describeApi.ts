import { problemSchema } from '../contract/index.ts';
import { problemsOf, type Access, type EndpointOptions } from '../http/endpoint.ts';
import { PROBLEMS, type ProblemCode } from '../http/problems.ts';
import { routeName, type Route } from '../http/route.ts';
import { scopeOf } from '../identity/scopes.ts';
import { createComponentSchemas, type ComponentSchemas, type JsonSchema } from './componentSchemas.ts';
import { NON_API_ROUTES } from './nonApiRoutes.ts';

const JSON_TYPE = 'application/json';

/** Responses with problems, by the codes that they may have. */
type Responses = Map<string, object>;

/** Ways to call, by the access of an endpoint. */
const SECURITY: Readonly<Record<Access, readonly string[]>> = {
  public: [],
  signedIn: ['session'],
  approvedBefore2fa: ['session'],
  approved: ['session'],
  admin: ['session'],
  client: ['clientToken'],
};

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'inlay_session',
    description: 'The session of a signed-in user; `__Host-inlay_session` over HTTPS.',
  },
  clientToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that `POST /api/client-auth` answers with.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, made in Settings > API keys.',
  },
};

/** Descriptions of parameters that many lists have. */
const PARAMETERS: Readonly<Record<string, string>> = {
  cursor: 'The `nextCursor` of the page before.',
  before: 'The `previousCursor` of the page behind.',
  limit: 'Most entries of the page.',
};

/**
 * Returns the description of the API (OpenAPI 3.1) from what the guards of its routes declare.
 * @throws for a route without a guard that is not listed as no part of the API.
 */
export function describeApi(routes: readonly Route[]) {
  const schemas = createComponentSchemas();
  schemas.ref(problemSchema, 'output');
  const responses: Responses = new Map();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    if (!route.endpoint) {
      if (!NON_API_ROUTES[routeName(route)]) throw new Error(`${routeName(route)} has no guard.`);
      continue;
    }
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation = describeOperation({ ...route, path, endpoint: route.endpoint }, schemas, responses);
    (paths[path] ??= {})[route.method.toLowerCase()] = operation;
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Inlay API',
      version: '1',
      description: 'Written from the platform’s own checks by `npm run openapi`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tagsOf(paths),
    paths: sorted(Object.entries(paths)),
    components: {
      schemas: schemas.collect(),
      responses: sorted(responses),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const sorted = <Value>(entries: Iterable<[string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

function describeOperation(
  { method, path, endpoint }: Route & { endpoint: EndpointOptions },
  schemas: ComponentSchemas,
  responses: Responses,
) {
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path, endpoint)],
    security: describeSecurity(endpoint, method),
    ...describeParameters(endpoint, schemas),
    ...describeBody(endpoint, schemas),
    responses: { ...describeAnswer(endpoint, schemas), ...describeProblems(endpoint, responses) },
  };
}

/** E.g. `getFormsByFormId`: unique, since a method and a path are. */
const operationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api\//, '')
    .replace(/\{(\w)/g, (_, letter: string) => `by-${letter}`)
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The resource of an endpoint, else the part of the product that it belongs to. */
function tagOf(path: string, { access, scope }: EndpointOptions): string {
  if (access === 'admin') return 'admin';
  const [, , part = ''] = path.split('/');
  return scope?.split(':')[0] ?? (part.includes('client') ? 'client-portal' : part);
}

function tagsOf(paths: Record<string, Record<string, object>>): { name: string }[] {
  const operations = Object.values(paths).flatMap((one) => Object.values(one)) as { tags: string[] }[];
  return [...new Set(operations.flatMap(({ tags }) => tags))].sort().map((name) => ({ name }));
}

function describeSecurity({ access, scope }: EndpointOptions, method: string): object[] {
  const ways: object[] = SECURITY[access].map((name) => ({ [name]: [] }));
  return scope ? [...ways, { apiKey: [scopeOf(scope, method)] }] : ways;
}

function describeParameters({ params, query }: EndpointOptions, schemas: ComponentSchemas) {
  const describe = (schema: EndpointOptions['query'], place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.inline(schema, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(PARAMETERS[name] && { description: PARAMETERS[name] }),
      schema: property,
    }));
  };
  const parameters = [...describe(params, 'path'), ...describe(query, 'query')];
  return parameters.length > 0 ? { parameters } : {};
}

function describeBody({ body, bodyTypes, takesFile }: EndpointOptions, schemas: ComponentSchemas) {
  if (!body && !takesFile) return {};
  const types = takesFile ?? bodyTypes ?? [JSON_TYPE];
  const media = body ? { schema: schemas.ref(body, 'input') } : {};
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, media])) } };
}

function describeAnswer({ response, produces, status }: EndpointOptions, schemas: ComponentSchemas) {
  const code = status ?? (response ? 200 : 204);
  const content = produces
    ? Object.fromEntries(produces.map((type) => [type, {}]))
    : response && { [JSON_TYPE]: { schema: schemas.ref(response, 'output') } };
  return { [code]: { description: ANSWERS[code] ?? 'Done', ...(content && { content }) } };
}

const ANSWERS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted: the work goes on behind the answer',
  204: 'Done',
  302: 'On to a page of the dashboard',
};

/** Refers to one response for each status; those with the same codes are one component. */
function describeProblems(endpoint: EndpointOptions, responses: Responses) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of problemsOf(endpoint)) {
    const [status] = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code].sort());
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const name = codes.join('-');
      responses.set(name, problemResponse(codes));
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** An answer of the one error shape (D-21), with the codes that it may have. */
function problemResponse(codes: readonly ProblemCode[]) {
  const isLater = codes.some((one) => [429, 503].includes(PROBLEMS[one][0]));
  const later = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  const code = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((one) => `\`${one}\`: ${PROBLEMS[one][1]}`).join('\n\n'),
    ...(isLater && { headers: later }),
    content: { [JSON_TYPE]: { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, code] } } },
  };
}
