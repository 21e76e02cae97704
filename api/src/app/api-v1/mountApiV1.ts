import { readFile } from 'node:fs/promises';
import { Router } from '@koa/router';
import type { z } from 'zod';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard, type Endpoint } from '../../platform/http/guard.ts';
import { JsonText } from '../../platform/http/jsonText.ts';
import type { MountedEndpoint } from '../../platform/http/route.ts';
import { setJson } from '../../platform/http/setJson.ts';
import type { KeyActor } from '../../platform/identity/principal.ts';
import { createLazy } from '../../platform/process/lazy.ts';
import { shippedFile } from '../../platform/process/shippedFile.ts';
import { readIdempotencyKey, writeOnce, type WrittenAnswer } from './idempotency.ts';
import { assertNoState } from './preconditions.ts';
import type { ApiV1Deps, Call, Operation, Source } from './operation.ts';
import { operationOptions } from './operationOptions.ts';
import { OPERATIONS } from './operations.ts';

/** Endpoints by the names of their routes. */
export type Endpoints = ReadonlyMap<string, MountedEndpoint>;

export const API_V1 = '/api/v1';

/**
 * The routes of API v1: each operation is presented by schemas of its own, and done by the endpoints of the dashboard
 * that it names (decision 765).
 * @throws where an operation names an endpoint that is not there, or has another answer than it says.
 */
export function apiV1Router(deps: ApiV1Deps, endpoints: Endpoints): Router<AppState> {
  const router = new Router<AppState>({ prefix: API_V1 });
  for (const one of OPERATIONS) {
    const [method = '', path = ''] = one.route.split(' ');
    router.register(path, [method], mount(deps, one, { method, endpoints }));
  }
  const description = createLazy(readDescription);
  router.get('/openapi.json', async (ctx) => {
    setJson(ctx, await description.get());
    ctx.set('Cache-Control', 'no-cache');
  });
  return router;
}

/** The description as it was written from the guards: to write it anew would hold up everybody for a second. */
async function readDescription(): Promise<string> {
  const isSource = import.meta.url.endsWith('.ts');
  const file = shippedFile(`${isSource ? 'docs' : 'api/dist/bundle'}/openapi.v1.json`);
  return JSON.stringify(JSON.parse(await readFile(file, 'utf8')));
}

function mount(
  deps: ApiV1Deps,
  one: Operation,
  { method, endpoints }: { method: string; endpoints: Endpoints },
): Endpoint {
  const sources = new Map(one.of.map((of) => [of, findSource(one, of, endpoints)]));
  const isOnce = method !== 'GET' && one.once !== 'itself';
  const hasState = one.requestHeaders?.includes('If-Match');
  const usual = one.status ?? (one.response ? 200 : 204);
  return guard(operationOptions(one, method, [...sources.values()]), async ({ ctx, actor, ...input }) => {
    if (method !== 'GET' && !hasState) assertNoState(ctx);
    const answer: Omit<WrittenAnswer, 'body'> = { status: usual, headers: {} };
    const call: AnyCall = {
      ...input,
      query: one.query && input.query,
      deps,
      ctx,
      // None but keys pass.
      actor: actor as KeyActor,
      async ask(of, asked = {}) {
        const found = sources.get(of);
        if (!found) throw new Error(`${one.id} asks ${of.route}, which is none of its sources`);
        return (await found.endpoint.ask({ ctx, actor, ...asked })) as never;
      },
      answerWith(status, headers = {}) {
        answer.status = status;
        Object.assign(answer.headers, headers);
      },
      set: (headers) => void Object.assign(answer.headers, headers),
    };
    const work = async (): Promise<WrittenAnswer> => {
      const given: unknown = await one.run(call);
      return { ...answer, body: one.response ? JSON.stringify(one.response.parse(given)) : null };
    };
    const done = isOnce ? await writeCallOnce(one, call, work) : await work();
    Object.assign(answer, { status: done.status, headers: done.headers });
    const later: unknown = one.after && (await one.after(call, parseBody(done)));
    // A part of a file has a status that its endpoint has set.
    if (answer.status !== usual) ctx.state.answerStatus = answer.status;
    ctx.set(answer.headers);
    return later ?? (done.body === null ? undefined : new JsonText(done.body));
  });
}

type AnyCall = Call<Schema, Schema, Schema>;
type Schema = z.ZodType | undefined;

const parseBody = ({ body }: WrittenAnswer): unknown => (body === null ? undefined : JSON.parse(body));

/** Makes a write of a program once under its key; a repeat says that it is one. */
async function writeCallOnce(
  { id }: Operation,
  { deps, ctx, actor, params, query, body }: AnyCall,
  work: () => Promise<WrittenAnswer>,
): Promise<WrittenAnswer> {
  const write = {
    accountId: actor.accountId,
    keyId: actor.key.id,
    name: readIdempotencyKey(ctx),
    request: [id, params, query, body],
  };
  const { isRepeated, ...done } = await writeOnce(deps, write, work);
  return isRepeated ? { ...done, headers: { ...done.headers, 'Idempotency-Replayed': 'true' } } : done;
}

function findSource({ id }: Operation, of: Source, endpoints: Endpoints): MountedEndpoint {
  const found = endpoints.get(of.route);
  if (!found) throw new Error(`${id} names ${of.route}, which does not exist`);
  if (found.endpoint.endpoint.response !== of.response)
    throw new Error(`${id} expects another answer of ${of.route}`);
  return found;
}
