import type { z } from 'zod';
import type { Actor } from '../identity/actor.ts';
import type { ClientActor } from '../identity/clientActor.ts';
import type { ProblemIssueBody } from '../contract/index.ts';
import type { AppContext } from './appContext.ts';
import { assertKeepable } from './assertKeepable.ts';
import { ProblemError } from './problemError.ts';
import type { ProblemCode } from './problems.ts';
import { readJsonBody, type BodyLimits } from './readBody.ts';

/**
 * Who may call (section 3 of the specification): anybody, a signed-in user whether approved or not,
 * an approved user, an administrator, or a client. `account` is an approved user in his own account,
 * open also to somebody who still has to set up a second factor.
 */
export type Access = 'public' | 'session' | 'account' | 'approved' | 'admin' | 'client';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

interface GuardOptions<Params, Query, Body, Response, Who extends Access> {
  access: Who;
  params?: Params;
  /** The problem that wrong `params` answer with; an id of the wrong form is a missing object. */
  missing?: ProblemCode;
  query?: Query;
  body?: Body;
  bodyLimits?: BodyLimits;
  /** JSON under another name than its own. */
  bodyTypes?: readonly string[];
  /** The handler judges every text of the body itself, to say what is wrong with each (T32). */
  judgesText?: boolean;
  response?: Response;
  status?: number;
}

interface GuardedRequest<Params, Query, Body, Who extends Access> {
  ctx: AppContext;
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: Parsed<Body>;
  actor: Who extends 'client' ? null : Who extends 'public' ? Actor | null : Actor;
  client: Who extends 'client' ? ClientActor : null;
}

type Schema = z.ZodType | undefined;

/**
 * An endpoint: checks who calls and what comes in, runs the handler, and lets out only what the
 * response schema declares (T2, T3).
 */
export function guard<
  Who extends Access,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Response extends Schema = undefined,
>(
  options: GuardOptions<Params, Query, Body, Response, Who>,
  handler: (
    request: GuardedRequest<Params, Query, Body, Who>,
  ) => Promise<Response extends z.ZodType ? z.input<Response> : void>,
) {
  return async (ctx: AppContext): Promise<void> => {
    const actor = ctx.state.bearer?.kind === 'ordinary' ? ctx.state.bearer.actor : null;
    const { client } = ctx.state;
    assertAccess(options.access, actor, client);
    const params: unknown = parse(options.params, ctx['params'], options.missing);
    const query: unknown = parse(options.query, withoutActor(singleValues(ctx)));
    const body: unknown = options.body
      ? parse(options.body, withoutActor(await readJsonBody(ctx, options.bodyLimits, options.bodyTypes)))
      : undefined;
    assertKeepable(query);
    if (!options.judgesText) assertKeepable(body);
    const request = { ctx, params, query, body, actor, client };
    const answer: unknown = await handler(request as GuardedRequest<Params, Query, Body, Who>);
    ctx.status = options.status ?? (options.response ? 200 : 204);
    if (options.response) ctx.body = options.response.parse(answer);
    if (options.access !== 'public') ctx.set('Cache-Control', 'no-store');
  };
}

function assertAccess(access: Access, actor: Actor | null, client: ClientActor | null): void {
  if (access === 'public') return;
  if (access === 'client') {
    if (!client) throw new ProblemError('session.required');
    return;
  }
  if (!actor) throw new ProblemError('session.required');
  if (access === 'session') return;
  if (!actor.isApproved) throw new ProblemError('session.not_approved');
  if (access === 'account') return;
  if (actor.mustSetUpSecondFactor) throw new ProblemError('session.second_factor_required');
  if (access === 'admin' && actor.role !== 'admin') throw new ProblemError('access.denied');
}

function parse(schema: Schema, input: unknown, code: ProblemCode = 'request.invalid'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ProblemError(
    code,
    code === 'request.invalid' ? { issues: result.error.issues.map(toIssue) } : {},
  );
}

const toIssue = (issue: z.core.$ZodIssue): ProblemIssueBody => ({
  path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
  code: issue.code,
  message: textOf(issue),
});

/** What is said of a text that is missing or too long, by the end of its name (VALID-002, VALID-008, D-162). */
const OWN_WORDS = [
  { name: /email$/i, missing: 'Email is required', tooLong: 'Email address is too long' },
  { name: /password$/i, missing: 'Password is required', tooLong: 'Password is too long' },
] as const;

/** In our own words where people can run into it. */
function textOf(issue: z.core.$ZodIssue): string {
  const words = OWN_WORDS.find(({ name }) => name.test(String(issue.path.at(-1))));
  if (issue.code === 'invalid_type' && issue.expected === 'string') return words?.missing ?? issue.message;
  if (issue.code !== 'too_big' || issue.origin !== 'string') return issue.message;
  // VALID-014
  return words?.tooLong ?? `Text must be less than ${issue.maximum} characters`;
}

/** Names under which browsers told an earlier product who acts, or who owns what is made. */
const ACTOR_NAMES = new Set([
  'user_id',
  'user_id_param',
  'deleting_user_id',
  'restoring_user_id',
  'created_by',
]);

/** Who acts is known from the session alone: what a browser says of it is not read (D-20). */
function withoutActor(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !ACTOR_NAMES.has(name)));
}

/** The query as single values; a repeated key is refused rather than guessed at (T15). */
function singleValues(ctx: AppContext): Record<string, string> {
  const parameters = new URLSearchParams(ctx.querystring);
  if (new Set(parameters.keys()).size !== parameters.size) throw new ProblemError('request.invalid');
  return Object.fromEntries(parameters);
}
