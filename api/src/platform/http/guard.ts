import { describeFault } from '@inlay/sdk/model';
import type { z } from 'zod';
import type { Actor, SessionActor } from '../identity/actor.ts';
import type { ClientActor } from '../identity/clientActor.ts';
import type { Principal } from '../identity/principal.ts';
import type { EndpointScope } from '../identity/scopes.ts';
import type { AppContext } from './appContext.ts';
import { assertAccess, assertRole } from './assertAccess.ts';
import { assertStorableText } from './assertStorableText.ts';
import type { Access, EndpointOptions } from './endpoint.ts';
import { runAsCaller } from './runAsCaller.ts';
import { runForRows } from './runForRows.ts';
import type { Text } from '../texts/translate.ts';
import { ProblemError, type ProblemIssue } from './problemError.ts';
import type { ProblemCode } from './problems.ts';
import { JsonText } from './jsonText.ts';
import { sendJson } from './sendJson.ts';
import { readJsonBody } from './readBody.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Schema = z.ZodType | undefined;
/** Says what is wrong; undefined: zod says it. */
type Describe = typeof describeFault;

/** The user that a handler acts for: without a session where an API key may call as well. */
type ActorFor<Who extends Access, Scope> = Who extends 'client' | 'public'
  ? null
  : Who extends 'key'
    ? Actor
    : Scope extends EndpointScope
      ? Actor
      : SessionActor;

interface GuardedRequest<Params, Query, Body, Who extends Access, Scope> {
  ctx: AppContext;
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: Parsed<Body>;
  actor: ActorFor<Who, Scope>;
  client: Who extends 'client' ? ClientActor : null;
}

/** What another endpoint asks for, on behalf of a caller whom its own guard has let in. */
export interface Asked {
  ctx: AppContext;
  actor: Actor;
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** A handler with its guard, and all that is declared of it. */
export type Endpoint = ((ctx: AppContext) => Promise<void>) & {
  readonly endpoint: EndpointOptions;
  /** Checks the input and runs the handler, without asking again who calls, only what their role allows. @returns the answer as its schema has it. */
  readonly ask: (asked: Asked) => Promise<unknown>;
};

/**
 * Returns an endpoint: checks who calls and what comes in, runs the handler, and lets out only what the
 * response schema declares (T2, T3).
 */
export function guard<
  Who extends Access,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Response extends Schema = undefined,
  Scope extends EndpointScope | undefined = undefined,
>(
  options: EndpointOptions<Who, Params, Query, Body, Response, Scope>,
  handler: (
    request: GuardedRequest<Params, Query, Body, Who, Scope>,
  ) => Promise<Response extends z.ZodType ? z.input<Response> | JsonText<z.input<Response>> : void>,
): Endpoint {
  // Programs are told in sentences; people by what the dashboard says of a field.
  const error = options.access === 'key' ? describeFault : undefined;
  const checkAddress = ({ params, query }: Pick<Asked, 'params' | 'query'>) => {
    const checked: { params: unknown; query: unknown } = {
      params: parse(options.params, params, { code: options.missing }),
      query: parse(options.query, query, { error }),
    };
    assertStorableText(checked.query);
    return checked;
  };
  const checkBody = (sent: unknown): unknown => {
    const body: unknown = parse(options.body, sent, { error });
    if (!options.checksText) assertStorableText(body);
    return body;
  };
  // A program is told of every name that it is not asked for.
  const read = options.access === 'key' ? (input: unknown) => input : withoutActor;
  const handleFor = (request: object): Promise<unknown> =>
    handler(request as GuardedRequest<Params, Query, Body, Who, Scope>);
  const run = async (ctx: AppContext, principal: Principal | null): Promise<unknown> => {
    assertAccess(options, principal, ctx.method);
    const address = checkAddress({ params: ctx['params'], query: read(singleValues(ctx)) });
    const body = options.body
      ? checkBody(read(await readJsonBody(ctx, options.bodyLimits, options.bodyTypes)))
      : undefined;
    return handleFor({ ctx, ...address, body, ...callerOf(options.access, principal) });
  };
  const ask = async ({ ctx, actor, body, ...address }: Asked): Promise<unknown> => {
    assertRole(options.needs, actor);
    const answer = await handleFor({
      ctx,
      ...checkAddress(address),
      body: checkBody(body),
      actor,
      client: null,
    });
    return answer instanceof JsonText ? JSON.parse(answer.text) : options.response?.parse(answer);
  };
  const handle = async (ctx: AppContext): Promise<void> => {
    const answer = await runAsCaller(ctx, options, (principal) =>
      runForRows(principal, options, () => run(ctx, principal)),
    );
    ctx.status = ctx.state.answerStatus ?? options.status ?? (options.response ? 200 : 204);
    if (options.response) {
      await sendJson(ctx, answer instanceof JsonText ? answer.text : options.response.parse(answer), {
        isCompressible: options.isCompressible ?? false,
        isCached: options.access === 'public',
      });
    }
    if (options.access !== 'public') ctx.set('Cache-Control', 'no-store');
  };
  return Object.assign(handle, { endpoint: options, ask });
}

function callerOf(access: Access, principal: Principal | null) {
  const isKnown = access !== 'public' && principal !== null;
  return {
    actor: isKnown && principal.kind !== 'client' ? principal.actor : null,
    client: isKnown && principal.kind === 'client' ? principal.client : null,
  };
}

function parse(
  schema: Schema,
  input: unknown,
  { code = 'request.invalid', error }: { code?: ProblemCode | undefined; error?: Describe | undefined },
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input, error && { error });
  if (result.success) return result.data;
  throw new ProblemError(
    code,
    code === 'request.invalid' ? { issues: result.error.issues.flatMap(toIssues) } : {},
  );
}

/** Presents an issue; each unknown name is one of its own, with its place. */
function toIssues(issue: z.core.$ZodIssue): ProblemIssue[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const one = {
    path,
    code: issue.code,
    message: textOf(issue),
    ...(issue.code === 'too_big' && { values: { maximum: String(issue.maximum) } }),
  };
  if (issue.code !== 'unrecognized_keys') return [one];
  return issue.keys.map((key) => ({ ...one, path: [...path, key.slice(0, MAX_NAME_LENGTH)] }));
}

/** Longest unknown name that an issue repeats. */
const MAX_NAME_LENGTH = 100;

/** VALID-014, with the limit as its value. */
const TOO_LONG: Text = 'Text must be less than {maximum} characters';

/** Messages for missing or overlong texts, by the suffix of the field's name (VALID-002, D-162). */
const OWN_WORDS = [
  { name: /email$/i, missing: 'Email is required', tooLong: 'Email address is too long' },
  { name: /password$/i, missing: 'Password is required', tooLong: 'Password is too long' },
] as const;

/** Returns the platform's own message for faults that people can cause, else zod's. */
function textOf(issue: z.core.$ZodIssue): string {
  const words = OWN_WORDS.find(({ name }) => name.test(String(issue.path.at(-1))));
  if (issue.code === 'invalid_type' && issue.expected === 'string') return words?.missing ?? issue.message;
  if (issue.code !== 'too_big' || issue.origin !== 'string') return issue.message;
  return words?.tooLong ?? TOO_LONG;
}

/** Names under which a request may claim to be of another user. */
const ACTOR_NAMES: readonly string[] = [
  'user_id',
  'user_id_param',
  'deleting_user_id',
  'restoring_user_id',
  'created_by',
];

/** Ignores actor ids in the input; the session alone identifies the caller (D-20). */
function withoutActor(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  if (!ACTOR_NAMES.some((name) => Object.hasOwn(input, name))) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !ACTOR_NAMES.includes(name)));
}

/** Returns the query as single values; a repeated key is rejected, since either value could be meant (T15). */
function singleValues(ctx: AppContext): Record<string, string> {
  if (ctx.querystring === '') return {};
  const parameters = new URLSearchParams(ctx.querystring);
  const names = [...parameters.keys()];
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  if (repeated.size > 0) {
    const issues = [...repeated].map((name) => ({
      path: [name.slice(0, MAX_NAME_LENGTH)],
      code: 'repeated',
      message: 'Must be given once',
    }));
    throw new ProblemError('request.invalid', { issues });
  }
  return Object.fromEntries(parameters);
}
