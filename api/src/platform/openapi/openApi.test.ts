import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { listRoutes } from '../../app/app.ts';
import { routeName, type Route } from '../http/route.ts';
import { describeDashboardApi } from './describeDashboardApi.ts';
import { NON_API_ROUTES } from './nonApiRoutes.ts';
import { printJson } from './printJson.ts';

const FILE = join(import.meta.dirname, '../../../../docs/openapi.json');

const api = useTestApi();
let routes: Route[];
beforeAll(async () => {
  routes = listRoutes(api.deps);
});

test('docs/openapi.json is what the platform enforces; if not: npm run openapi', async () => {
  await expect(`${printJson(describeDashboardApi(routes))}\n`).toMatchFileSnapshot(FILE);
});

test('the description is valid OpenAPI 3.1', async () => {
  const description = JSON.parse(JSON.stringify(describeDashboardApi(routes))) as Record<string, unknown>;
  expect(await new Validator().validate(description)).toEqual({ valid: true });
});

test('every route without a guard is listed with the reason why it is no part of the API', () => {
  const unguarded = routes.filter(({ endpoint }) => endpoint === null).map(routeName);
  expect(unguarded.sort()).toEqual(Object.keys(NON_API_ROUTES).sort());
  const forgotten: Route = { method: 'GET', path: '/api/forgotten', endpoint: null };
  expect(() => describeDashboardApi([...routes, forgotten])).toThrow('GET /api/forgotten has no guard.');
});

test('every operation has a name of its own', () => {
  const { paths } = describeDashboardApi(routes);
  const names = Object.values(paths)
    .flatMap((operations) => Object.values(operations) as { operationId: string }[])
    .map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});
