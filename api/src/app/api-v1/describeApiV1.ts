import { isVersioned, PROBLEM_TYPE } from '../../platform/http/problemDetails.ts';
import type { Route } from '../../platform/http/route.ts';
import { describeApi, type Described } from '../../platform/openapi/describeApi.ts';
import * as contract from './schemas/index.ts';

/**
 * Describes API v1 from the guards of its routes.
 * @param examples real calls, which a test makes.
 */
export const describeApiV1 = (routes: readonly Route[], examples: Described['examples']) =>
  describeApi(
    routes.filter(({ path }) => isVersioned(path)),
    {
      info: {
        title: 'Inlay API',
        version: '1',
        description: [
          'The API of the platform for programs. What is described here stays: operations, parameters and properties are added, never taken away or changed.',
          'Calls carry an API key as `Authorization: Bearer`. A write under an `Idempotency-Key` is made once. Lists come page by page, with `nextCursor`. Refusals are problem details (RFC 9457) with a stable `code`.',
        ].join('\n\n'),
      },
      contract,
      problem: contract.problemDetailsSchema,
      problemType: PROBLEM_TYPE,
      headers: ['RateLimit', 'RateLimit-Policy', 'X-Request-Id'],
      examples,
    },
  );
