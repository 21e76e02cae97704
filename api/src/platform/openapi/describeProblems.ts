import type { z } from 'zod';
import { problemsOf, type EndpointOptions } from '../http/endpoint.ts';
import { PROBLEMS, type ProblemCode } from '../http/problems.ts';
import type { ComponentSchemas } from './componentSchemas.ts';

/** Statuses of refusals that any operation may have, which are described once. */
const ANYWHERE = new Set([429, 500, 503]);

/** Refers to one response for each status, and says which codes an operation has; what any may have is its default. */
export function describeProblems(endpoint: EndpointOptions) {
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => PROBLEMS[code][0] as number);
  const own = [...byStatus]
    .filter(([status, codes]) => !ANYWHERE.has(status) || codes.some((code) => !isAnywhere(code)))
    .map(([status, codes]) => [
      status,
      {
        $ref: `#/components/responses/Problem${status}`,
        description: codes
          .toSorted()
          .map((code) => `\`${code}\``)
          .join(', '),
      },
    ]);
  return { ...Object.fromEntries(own), default: { $ref: '#/components/responses/Problem' } };
}

/** Problems that any operation may have. */
const isAnywhere = (code: ProblemCode): boolean =>
  code === 'internal' || code === 'service.unavailable' || code === 'rate_limit.exceeded';

/** The answers of the one error shape (D-21) by their status, with the codes that they may have. */
export function* problemResponses(
  {
    schemas,
    described,
  }: { schemas: ComponentSchemas; described: { problem: z.ZodType; problemType: string } },
  codes: ReadonlySet<ProblemCode>,
): Generator<[string, object]> {
  const content = { [described.problemType]: { schema: schemas.ref(described.problem, 'output') } };
  const later = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };
  const list = (some: readonly ProblemCode[]): string =>
    some
      .toSorted()
      .map((code) => `- \`${code}\`: ${PROBLEMS[code][1]}`)
      .join('\n');
  for (const [status, some] of Map.groupBy(codes, (code) => PROBLEMS[code][0] as number)) {
    const headers = [429, 503, 409].includes(status) ? { headers: later } : {};
    yield [`Problem${status}`, { description: list(some), ...headers, content }];
  }
  yield ['Problem', { description: list([...codes].filter(isAnywhere)), headers: later, content }];
}
