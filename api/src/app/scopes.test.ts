import { afterAll, beforeAll, expect, test } from 'vitest';
import { counted } from '../../../tests/support/counted.ts';
import { useTestApi } from '../../../tests/support/api/testApi.ts';
import { assertAccess } from '../platform/http/assertAccess.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { routeName, type Route } from '../platform/http/route.ts';
import type { Principal } from '../platform/identity/principal.ts';
import { SCOPES, type Scope } from '../platform/contract/index.ts';
import { OWNER } from '../platform/identity/roles.ts';
import { scopeOf } from '../platform/identity/scopes.ts';
import { listRoutes } from './app.ts';

const api = useTestApi();
/** Every guarded route. */
let guarded: (Route & { endpoint: NonNullable<Route['endpoint']> })[];
beforeAll(async () => {
  guarded = listRoutes(api.deps).flatMap(({ endpoint, ...route }) =>
    endpoint && endpoint.access !== 'public' ? [{ ...route, endpoint }] : [],
  );
});

/** Routes as a key of each scope was judged by them. */
let cells = 0;
afterAll(() => counted({ what: 'scopes', count: cells, of: guarded.length * SCOPES.length }));

const keyOf = (scopes: readonly Scope[], role: 'user' | 'admin' = 'user'): Principal => ({
  kind: 'apiKey',
  actor: {
    id: 'a',
    accountId: 'b',
    email: 'a@b.example',
    fullName: 'Ada',
    member: OWNER,
    grants: [],
    role,
    key: { id: 'k', formIds: null, answers: null },
    isApproved: true,
    timeZone: null,
    language: null,
  },
  scopes: new Set(scopes),
  mustSetUpSecondFactor: false,
});

/** The endpoints that let a principal in. */
const passedBy = (principal: Principal): string[] =>
  guarded
    .filter(({ method, endpoint }) => {
      try {
        assertAccess(endpoint, principal, method);
        return true;
      } catch (error) {
        if (error instanceof ProblemError) return false;
        throw error;
      }
    })
    .map(routeName);

test.each(SCOPES)('an API key with %s passes exactly the endpoints of this scope', (scope) => {
  const declared = guarded.filter(
    ({ method, endpoint }) => endpoint.scope && scopeOf(endpoint.scope, method) === scope,
  );
  // Figures are only read.
  expect(declared.length > 0).toBe(scope !== 'analytics:write');
  expect(passedBy(keyOf([scope]))).toEqual(declared.map(routeName));
  cells += guarded.length;
});

test('a scope follows from the resource and the method, or is named', () => {
  expect(passedBy(keyOf(['submissions:read'])).sort()).toEqual([
    'GET /api/bulk-jobs/:jobId',
    'GET /api/exports/:exportId',
    'GET /api/exports/:exportId/file',
    'GET /api/forms/:formId/clicks',
    'GET /api/forms/:formId/entries/form',
    'GET /api/forms/:formId/files',
    'GET /api/results',
    'GET /api/results/pdf',
    'GET /api/spam',
    'GET /api/submission-statuses',
    'GET /api/submissions',
    'GET /api/submissions/:submissionId',
    'GET /api/submissions/:submissionId/comments',
    'GET /api/submissions/:submissionId/edit',
    'GET /api/submissions/:submissionId/files',
    'GET /api/submissions/:submissionId/files/:fileId',
    'GET /api/submissions/:submissionId/pdf',
    'GET /api/submissions/:submissionId/versions',
    'GET /api/submissions/count',
    'GET /api/submissions/export',
    'GET /api/submissions/forms',
    'GET /api/submissions/nearing-deletion',
    'GET /api/submissions/tags',
    'GET /api/trash',
    'GET /api/v1/bulk-changes/:jobId',
    'GET /api/v1/exports/:exportId',
    'GET /api/v1/exports/:exportId/file',
    'GET /api/v1/forms/:formId/results',
    'GET /api/v1/forms/:formId/submissions',
    'GET /api/v1/forms/:formId/work-choices',
    'GET /api/v1/submissions/:submissionId',
    'GET /api/v1/submissions/:submissionId/files',
    'GET /api/v1/submissions/:submissionId/files/:fileId',
    'GET /api/v1/submissions/:submissionId/versions',
    'GET /api/v1/trash',
    'POST /api/exports',
    'POST /api/v1/exports',
  ]);
  expect(passedBy(keyOf(['analytics:read']))).not.toContain('GET /api/submissions');
});

test('T1 no API key reaches sessions, second factors, clients or administration, whoever made it', () => {
  const passed = passedBy(keyOf(SCOPES, 'admin'));
  expect(
    passed.filter((route) => /\/api\/(admin|profile|auth|client|events|saved-views)/.test(route)),
  ).toEqual([]);
  expect(passedBy(keyOf([], 'admin'))).toEqual([]);
});

test('an API key stops with the approval of its user', () => {
  const key = keyOf(SCOPES);
  if (key.kind !== 'apiKey') throw new Error('Not a key');
  expect(passedBy({ ...key, actor: { ...key.actor, isApproved: false } })).toEqual([]);
});
