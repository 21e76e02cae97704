import type { Pool } from 'pg';
import type { z } from 'zod';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import type { EndpointOptions, KeptLimits } from '../../platform/http/endpoint.ts';
import type { KeyActor } from '../../platform/identity/principal.ts';
import type { EndpointScope } from '../../platform/identity/scopes.ts';
import type { SubmitDeps } from '../../visitors/public-forms/publicFormDeps.ts';

/** The parts that operations use themselves; all else they ask of the dashboard's endpoints. */
export interface ApiV1Deps extends SubmitDeps {
  primaryReads: Pool;
  revisions: RevisionCache;
}

type Schema = z.ZodType | undefined;
type Parsed<Type extends Schema> = Type extends z.ZodType ? z.output<Type> : undefined;

/** An endpoint of the dashboard that an operation is made of, and what it answers with. */
export interface Source<Response extends Schema = Schema> {
  /** As routes are named, e.g. `GET /api/forms/:formId`. */
  route: string;
  response: Response;
}

/** Names an endpoint; a start fails where its answer has another schema. */
export const source = <Response extends Schema = undefined>(
  route: string,
  response?: Response,
): Source<Response> => ({ route, response: response as Response });

/** A request to an operation. */
export interface Call<Params extends Schema, Query extends Schema, Body extends Schema> {
  deps: ApiV1Deps;
  ctx: AppContext;
  actor: KeyActor;
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: Parsed<Body>;
  /** Asks an endpoint that the operation names as its source, with what its own schemas check. */
  ask<Response extends Schema>(
    of: Source<Response>,
    input?: { params?: object; query?: object; body?: object },
  ): Promise<Parsed<Response>>;
  /** Sets a status and headers beside the answer, which a repeat gets as well. */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void;
  /** Sets headers beside the answer. */
  set(headers: Readonly<Record<string, string>>): void;
}

/** Headers that an operation reads, beside `Idempotency-Key`. */
export type RequestHeader = 'If-Match' | 'If-None-Match' | 'Prefer';

/** Headers of an answer that the description names. */
export type AnswerHeader = 'ETag' | 'Location' | 'Retry-After' | 'Preference-Applied';

/** One operation of the promise: its address, what it is made of, and what is said of it. */
export interface Operation<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> extends Pick<
  EndpointOptions,
  'missing' | 'bodyLimits' | 'checksText' | 'takesFile' | 'produces' | 'status'
> {
  /** Method and path below `/api/v1`. */
  route: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The name by which clients call it. */
  id: string;
  summary: string;
  /** What it does, and what it does not. */
  description: string;
  /** Endpoints that it asks: its scope and the limits of keys that it keeps follow from them. */
  of: readonly Source[];
  /** Scope and limits of one that asks none, or whose scope is not that of its sources. */
  own?: { scope: EndpointScope; keeps: KeptLimits };
  params?: Params;
  query?: Query;
  body?: Body;
  response?: Response;
  /** Statuses of good answers, beside the usual one. */
  otherStatuses?: readonly number[];
  /** Problems beside those of its sources, and those of theirs that it never has. */
  problems?: EndpointOptions['problems'];
  withoutProblems?: EndpointOptions['problems'];
  requestHeaders?: readonly RequestHeader[];
  answerHeaders?: readonly AnswerHeader[];
  /**
   * How a write is made once under its key: with its answer in one transaction, or by what it does itself, because it
   * is no transaction of one connection.
   */
  once?: 'transaction' | 'itself';
  run(call: Call<Params, Query, Body>): Promise<Response extends z.ZodType ? z.input<Response> : void>;
  /** What comes after the transaction, such as waiting for a job; not for a repeat's sake, which waits as well. */
  after?(
    call: Call<Params, Query, Body>,
    answer: Response extends z.ZodType ? z.output<Response> : undefined,
  ): Promise<Response extends z.ZodType ? z.input<Response> : void>;
}

/** Declares an operation, with the types of its schemas. */
export const operation = <
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Response extends Schema = undefined,
>(
  declared: Operation<Params, Query, Body, Response>,
): Operation => declared;
