import { z } from 'zod';
import type { AccountAbility } from '../identity/roles.ts';
import type { EndpointScope } from '../identity/scopes.ts';
import type { BodyLimits } from './readBody.ts';
import type { ProblemCode } from './problems.ts';

/**
 * Who may call an endpoint (section 3 of the specification): anybody, a signed-in user, an approved user, an
 * administrator, or a client. `approvedBefore2fa` is an approved user who may still have to set up a second factor. `key`
 * is a program with an API key, and nobody else (decision 765).
 */
export type Access = 'public' | 'signedIn' | 'approvedBefore2fa' | 'approved' | 'admin' | 'client' | 'key';

/** Limits of an API key that a handler keeps. */
export type KeptLimits = 'nothing' | 'forms' | 'answers';

type Schema = z.ZodType | undefined;

/** What the description of an API for programs says of an operation. */
export interface Documentation {
  /** The name by which clients call it. */
  id: string;
  summary: string;
  /** What it does, and what it does not. */
  description: string;
  /** Headers that it reads. */
  requestHeaders?: readonly string[];
  /** Headers of its answer. */
  answerHeaders?: readonly string[];
}

/** All that is declared of an endpoint: its guard enforces it, the API's description is written from it. */
export interface EndpointOptions<
  Who extends Access = Access,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Scope extends EndpointScope | undefined = EndpointScope | undefined,
> {
  access: Who;
  /** What the caller's role in their account must allow; forms are asked of by `forms/policy.ts`. */
  needs?: AccountAbility;
  /** What an API key needs for it; without one, no API key may call it. */
  scope?: Scope;
  /**
   * The limits of an API key that the handler keeps: to its forms, or to its forms and its part of the answers. Without
   * it, the forms alone where the path names one or a submission; a key with other limits may not call it.
   */
  keeps?: KeptLimits;
  /** Why its handler reads rows of accounts other than the caller's (decision 907). */
  crossesAccounts?: string;
  params?: Params;
  /** The problem that wrong `params` answer with; an id of the wrong form is a missing object. */
  missing?: ProblemCode;
  query?: Query;
  body?: Body;
  bodyLimits?: BodyLimits;
  /** Content types of a JSON body, other than `application/json`. */
  bodyTypes?: readonly string[];
  /** Content types of a file as the body, which the handler reads itself. */
  takesFile?: readonly string[];
  /** A GET whose handler writes, so that it starts only once the caller is identified. */
  writes?: boolean;
  /** The handler's statement also looks the session up; see `Caller.session`. */
  confirmsSession?: boolean;
  /** The handler checks every text of the body itself, to name each fault (T32). */
  checksText?: boolean;
  response?: Response;
  /**
   * The answer may be compressed. Never where text of visitors stands beside data of others, which the length of
   * the answer would then tell (decision 096).
   */
  isCompressible?: boolean;
  /** Content types of an answer that no schema describes: files and event streams. */
  produces?: readonly string[];
  status?: number;
  /** Statuses of other good answers, which the handler chooses by `AppState.answerStatus`. */
  otherStatuses?: readonly number[];
  /** What is said of it to programmers. */
  documentation?: Documentation;
  /** Problems of the handler, beside those of the guard; see `problemsOf`. */
  problems?: readonly ProblemCode[];
}

/** Returns the limits of an API key that an endpoint keeps. */
export const keptLimits = ({ keeps, params }: Pick<EndpointOptions, 'keeps' | 'params'>): KeptLimits =>
  keeps ?? (namesForm(params) ? 'forms' : 'nothing');

const namesForm = (params: Schema): boolean =>
  params instanceof z.ZodObject && ('formId' in params.shape || 'submissionId' in params.shape);

/** Problems that any endpoint may answer with. */
const COMMON: readonly ProblemCode[] = [
  'rate_limit.exceeded',
  'request.several_accounts',
  'service.unavailable',
  'internal',
];

/** Problems of the input, by the part that is declared. */
const OF_BODY: readonly ProblemCode[] = [
  'request.malformed_json',
  'request.unsupported_media_type',
  'request.too_large',
  'request.invalid',
];

const SIGNED_IN: readonly ProblemCode[] = ['session.required'];
const BEFORE_2FA: readonly ProblemCode[] = [...SIGNED_IN, 'session.not_approved'];
const APPROVED: readonly ProblemCode[] = [...BEFORE_2FA, 'session.second_factor_required'];

const OF_ACCESS: Readonly<Record<Access, readonly ProblemCode[]>> = {
  public: [],
  signedIn: SIGNED_IN,
  approvedBefore2fa: BEFORE_2FA,
  approved: APPROVED,
  admin: [...APPROVED, 'access.denied'],
  client: SIGNED_IN,
  key: ['api_key.required', 'session.second_factor_required'],
};

/** Problems of an API key, where one may call. */
const OF_KEY: readonly ProblemCode[] = ['api_key.invalid', 'access.denied'];

/** Every problem that an endpoint may answer with, its guard's and its handler's. */
export const problemsOf = ({
  access,
  needs,
  scope,
  query,
  body,
  params,
  missing,
  problems,
}: EndpointOptions) =>
  new Set<ProblemCode>([
    ...OF_ACCESS[access],
    ...(needs ? (['access.denied'] as const) : []),
    ...(scope ? OF_KEY : []),
    ...(query || (params && !missing) ? (['request.invalid'] as const) : []),
    ...(body ? OF_BODY : []),
    ...(missing ? [missing] : []),
    ...(problems ?? []),
    ...COMMON,
  ]);
