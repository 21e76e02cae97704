import type { z } from 'zod';
import { problemsOf, type Access, type EndpointOptions } from '../http/endpoint.ts';
import { routeName, type Route } from '../http/route.ts';
import { scopeOf } from '../identity/scopes.ts';
import {
  createComponentSchemas,
  type ComponentSchemas,
  type Contract,
  type JsonSchema,
} from './componentSchemas.ts';
import { describeProblems, problemResponses } from './describeProblems.ts';
import { NON_API_ROUTES } from './nonApiRoutes.ts';
import { createShared } from './sharedParts.ts';
import { sorted } from './sorted.ts';

const JSON_TYPE = 'application/json';

/** What differs between the descriptions of two APIs. */
export interface Described {
  info: { title: string; version: string; description: string };
  /** Schemas by their exported names. */
  contract: Contract;
  /** The shape of refusals, and their media type. */
  problem: z.ZodType;
  problemType: string;
  /** Headers that every answer has. */
  headers: readonly string[];
  /** Real requests and answers, by the name of their operation. */
  examples: Readonly<Record<string, Example>>;
}

/** A real call of an operation. */
export interface Example {
  request?: unknown;
  answer?: unknown;
}

/** Ways to call, by the access of an endpoint. */
const SECURITY: Readonly<Record<Access, readonly string[]>> = {
  public: [],
  signedIn: ['session'],
  approvedBefore2fa: ['session'],
  approved: ['session'],
  admin: ['session'],
  client: ['clientToken'],
  key: [],
};

const SECURITY_SCHEMES: Readonly<Record<string, object>> = {
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

/** Headers of requests. */
const REQUEST_HEADERS: Readonly<Record<string, { description: string; required?: true }>> = {
  'Idempotency-Key': {
    description:
      'A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer.',
  },
  'If-Match': { description: 'The ETag of the state that the change was made from; `*` for any.' },
  'If-None-Match': { description: '`*`: only where there is none yet.' },
  Prefer: { description: '`wait=N` waits up to N seconds, at most 25, for the end of the work (RFC 7240).' },
};

/** Headers of answers. */
const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  ETag: 'The state that was read or written, for If-Match.',
  'Idempotency-Replayed': '`true` for the kept answer to a repeat.',
  Location: 'The address of what was created.',
  'Preference-Applied': 'The seconds that were waited at most.',
  RateLimit: 'What is left of the limit of the key: `r` calls within the next `t` seconds.',
  'RateLimit-Policy': 'The limit of the key: `q` calls within `w` seconds.',
  'Retry-After': 'Seconds to wait before the next try.',
  'X-Request-Id': 'Names the request in the logs of the platform.',
};

interface Writer {
  described: Described;
  schemas: ComponentSchemas;
  parameters: ReturnType<typeof createShared>;
}

/**
 * Returns the description of an API (OpenAPI 3.1) from what the guards of its routes declare.
 * @throws for a route without a guard that is not listed as no part of the API.
 */
export function describeApi(routes: readonly Route[], described: Described) {
  const schemas = createComponentSchemas(described.contract);
  const parameters = createShared('parameters');
  const writer = { described, schemas, parameters };
  const guarded = routes.flatMap(({ endpoint, ...route }) => {
    if (endpoint) return [{ ...route, endpoint }];
    const name = routeName({ ...route, endpoint });
    if (!NON_API_ROUTES[name]) throw new Error(`${name} has no guard.`);
    return [];
  });
  const codes = new Set(guarded.flatMap(({ endpoint }) => [...problemsOf(endpoint)]));
  const paths: Record<string, Record<string, object>> = {};
  for (const route of guarded) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = describeOperation(writer, { ...route, path });
  }
  const whole = {
    openapi: '3.1.1',
    info: { ...described.info, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: tagsOf(paths),
    paths: sorted(Object.entries(paths)),
    components: {
      responses: sorted(problemResponses(writer, codes)),
      headers: Object.fromEntries(
        Object.entries(ANSWER_HEADERS).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      ),
      securitySchemes: usedSchemes(guarded),
    },
  };
  const { value, components } = parameters.fold(whole);
  return {
    ...value,
    components: { schemas: schemas.collect(), parameters: components, ...value.components },
  };
}

function usedSchemes(routes: readonly { endpoint: EndpointOptions }[]): Record<string, object> {
  const used = new Set(
    routes.flatMap(({ endpoint: { access, scope } }) => [...SECURITY[access], ...(scope ? ['apiKey'] : [])]),
  );
  return Object.fromEntries(Object.entries(SECURITY_SCHEMES).filter(([name]) => used.has(name)));
}

type Guarded = Route & { endpoint: EndpointOptions };

function describeOperation(writer: Writer, { method, path, endpoint }: Guarded) {
  const { documentation } = endpoint;
  return {
    operationId: documentation?.id ?? operationId(method, path),
    ...(documentation && { summary: documentation.summary, description: documentation.description }),
    tags: [tagOf(path, endpoint)],
    security: describeSecurity(endpoint, method),
    ...describeParameters(writer, endpoint, method),
    ...describeBody(writer, endpoint),
    responses: { ...describeAnswers(writer, endpoint, method), ...describeProblems(endpoint) },
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

function describeParameters({ schemas, parameters }: Writer, endpoint: EndpointOptions, method: string) {
  const { params, query, access, documentation } = endpoint;
  const describe = (schema: EndpointOptions['query'], place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.inline(schema, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description = PARAMETERS[name], ...property }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: property,
    }));
  };
  const isWrite = access === 'key' && method !== 'GET';
  const headers = [...(isWrite ? ['Idempotency-Key'] : []), ...(documentation?.requestHeaders ?? [])];
  const described = [
    ...describe(params, 'path'),
    ...describe(query, 'query'),
    ...headers.map((name) => ({ name, in: 'header', ...REQUEST_HEADERS[name], schema: { type: 'string' } })),
  ];
  return described.length > 0 ? { parameters: described.map((one) => parameters.add(one.name, one)) } : {};
}

function describeBody(writer: Writer, { body, bodyTypes, takesFile, documentation }: EndpointOptions) {
  if (!body && !takesFile) return {};
  const types = takesFile ?? bodyTypes ?? [JSON_TYPE];
  const example = exampleOf(writer, documentation?.id, 'request');
  const media = body ? { schema: writer.schemas.ref(body, 'input'), ...example } : {};
  const isRequired = body?.safeParse({}).success !== true || takesFile !== undefined;
  return {
    requestBody: { required: isRequired, content: Object.fromEntries(types.map((type) => [type, media])) },
  };
}

function exampleOf(
  { described }: Writer,
  id: string | undefined,
  part: keyof Example,
): { example?: unknown } {
  const value = id === undefined ? undefined : described.examples[id]?.[part];
  return value === undefined ? {} : { example: value };
}

function describeAnswers(writer: Writer, endpoint: EndpointOptions, method: string) {
  const { response, produces, status, otherStatuses = [], access, documentation } = endpoint;
  const usual = status ?? (response ? 200 : 204);
  const names = [
    ...(documentation?.answerHeaders ?? []),
    ...(access === 'key' && method !== 'GET' ? ['Idempotency-Replayed'] : []),
    ...writer.described.headers,
  ];
  const headers = names.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  const content = produces
    ? Object.fromEntries(produces.map((type) => [type, {}]))
    : response && {
        [JSON_TYPE]: {
          schema: writer.schemas.ref(response, 'output'),
          ...exampleOf(writer, documentation?.id, 'answer'),
        },
      };
  return Object.fromEntries(
    [usual, ...otherStatuses].map((code) => [
      code,
      {
        description: ANSWERS[code] ?? 'Done',
        ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
        ...(content && { content }),
      },
    ]),
  );
}

const ANSWERS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted: the work goes on behind the answer',
  204: 'Done',
  206: 'The part that was asked for',
  302: 'On to a page of the dashboard',
  303: 'On to the file',
};
