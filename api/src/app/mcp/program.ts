import type { z } from 'zod';
import { recordDenials, type DenialDeps } from '../../people/auth/recordDenials.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { assertAccess } from '../../platform/http/assertAccess.ts';
import type { MountedEndpoint } from '../../platform/http/route.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { API_V1 } from '../api-v1/mountApiV1.ts';
import type { Source } from '../api-v1/operation.ts';

/** A program as the server of assistants knows it: a key, or what a person has connected. */
export type ProgramPrincipal = Extract<Principal, { kind: 'apiKey' }>;

type Schema = z.ZodType | undefined;
type Parsed<Type extends Schema> = Type extends z.ZodType ? z.output<Type> : undefined;

/** What an operation of API v1 is asked with. */
interface Asked {
  params?: object;
  query?: object;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** Calls operations of API v1 for a program. */
export interface Program {
  principal: ProgramPrincipal;
  /** @throws {ProblemError} as the operation answers a call by HTTP. */
  ask<Response extends Schema>(operation: Source<Response>, asked?: Asked): Promise<Parsed<Response>>;
}

/**
 * Returns what calls the operations of API v1 within this process, under the same guards as by HTTP: scopes and limits of
 * keys, roles, checks of the input and security events of what is refused (decision 900).
 */
export function createProgram(
  deps: DenialDeps,
  {
    ctx,
    principal,
    operations,
  }: { ctx: AppContext; principal: ProgramPrincipal; operations: ReadonlyMap<string, MountedEndpoint> },
): Program {
  const guarded = recordDenials(deps);
  return {
    principal,
    async ask({ route }, { headers = {}, params, query = {}, body } = {}) {
      const [method = '', path = ''] = route.split(' ');
      const found = operations.get(`${method} ${API_V1}${path}`);
      if (!found) throw new Error(`API v1 has no ${route}`);
      const { endpoint } = found.endpoint;
      const call = callWithin(ctx, method, headers);
      let answer: unknown;
      await guarded(call, async () => {
        assertAccess(endpoint, principal, method);
        answer = await found.endpoint.ask({
          ctx: call,
          actor: principal.actor,
          params,
          query: asTexts(query),
          body,
        });
      });
      return answer as never;
    },
  };
}

/** Queries are texts, as addresses have them; what is undefined is left out. */
const asTexts = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The context of a call within a request: its own headers and status, the caller of the request, who is known by now. */
function callWithin(ctx: AppContext, method: string, headers: Readonly<Record<string, string>>): AppContext {
  const { caller } = ctx.state;
  return Object.create(ctx, {
    method: { value: method },
    querystring: { value: '' },
    get: { value: (name: string) => headers[name] ?? '' },
    set: { value: () => undefined },
    state: { value: { ...ctx.state, caller: { ...caller, session: null } } },
  }) as AppContext;
}
