import type { z } from 'zod';
import { keptLimits, type EndpointOptions, type KeptLimits } from '../../platform/http/endpoint.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import type { MountedEndpoint } from '../../platform/http/route.ts';
import { scopeOf, type EndpointScope } from '../../platform/identity/scopes.ts';
import type { Operation } from './operation.ts';
import { noQuerySchema } from './schemas/index.ts';

type Schema = z.ZodType | undefined;

/** Problems of a write that is made once under its key. */
const OF_WRITE: readonly ProblemCode[] = [
  'request.invalid',
  'idempotency.key_reused',
  'idempotency.in_progress',
];
const OF_STATE: readonly ProblemCode[] = ['precondition.required', 'precondition.failed'];

/** What the guard of an operation declares: what it says itself, and what follows from its sources. */
export function operationOptions(one: Operation, method: string, sources: readonly MountedEndpoint[]) {
  const { params, missing, query, body, bodyLimits, checksText, takesFile, response, produces, status } = one;
  const { otherStatuses, withoutProblems = [], requestHeaders = [] } = one;
  const isWrite = method !== 'GET';
  const problems = new Set([
    ...sources.flatMap(({ endpoint: { endpoint } }) => [
      ...(endpoint.problems ?? []),
      ...(endpoint.missing ? [endpoint.missing] : []),
    ]),
    ...(one.problems ?? []),
    ...(isWrite ? OF_WRITE : []),
    ...(requestHeaders.includes('If-Match') ? OF_STATE : []),
  ]);
  return {
    access: 'key',
    ...rightsOf(one, method, sources),
    params,
    missing,
    query: query ?? noQuerySchema,
    body,
    bodyLimits,
    checksText,
    takesFile,
    response,
    produces,
    status,
    otherStatuses,
    writes: sources.some(({ endpoint: { endpoint } }) => endpoint.writes),
    problems: [...problems].filter((code) => !withoutProblems.includes(code)),
    documentation: one,
  } as EndpointOptions<'key', Schema, Schema, Schema, Schema, EndpointScope>;
}

/** Limits of keys, the strictest last. */
const KEPT: readonly KeptLimits[] = ['nothing', 'forms', 'answers'];

/** The scope that all sources have, for the method of the operation, and the limits of keys that all of them keep. */
function rightsOf(
  { id, own }: Operation,
  method: string,
  sources: readonly MountedEndpoint[],
): Required<Pick<EndpointOptions, 'scope' | 'keeps'>> {
  if (own) return own;
  const resources = new Set(sources.map(({ endpoint: { endpoint } }) => endpoint.scope?.split(':')[0]));
  const [resource] = resources;
  if (!resource || resources.size > 1) throw new Error(`${id} has no one scope`);
  const [only] = sources;
  const scope =
    sources.length === 1 && only?.endpoint.endpoint.scope
      ? scopeOf(only.endpoint.endpoint.scope, only.method)
      : scopeOf(resource as EndpointScope, method);
  const kept = sources.map(({ endpoint: { endpoint } }) => KEPT.indexOf(keptLimits(endpoint)));
  return { scope, keeps: KEPT[Math.min(...kept)] ?? 'nothing' };
}
