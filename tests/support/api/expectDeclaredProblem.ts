import { expect } from 'vitest';
import { problemsOf } from '../../../api/src/platform/http/endpoint.ts';
import type { ProblemCode } from '../../../api/src/platform/http/problems.ts';
import { routeName, type Route } from '../../../api/src/platform/http/route.ts';
import type { TestResponse } from './testClient.ts';

/** The problem of a response is one that the endpoint declares, so that the description of the API names it. */
export function expectDeclaredProblem(
  routes: readonly Route[],
  name: string,
  { status, body }: TestResponse<{ error?: { code: ProblemCode }; code?: ProblemCode } | undefined>,
): void {
  const endpoint = routes.find((route) => routeName(route) === name)?.endpoint;
  const code = body?.error?.code ?? (endpoint?.access === 'key' && status >= 400 ? body?.code : undefined);
  if (endpoint && code) expect([...problemsOf(endpoint)]).toContain(code);
}
