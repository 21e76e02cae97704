import * as contract from '../contract/index.ts';
import { isVersioned } from '../http/problemDetails.ts';
import type { Route } from '../http/route.ts';
import { describeApi } from './describeApi.ts';

/** Describes the API of the dashboard, portal and forms, which changes with them. */
export const describeDashboardApi = (routes: readonly Route[]) =>
  describeApi(
    routes.filter(({ path }) => !isVersioned(path)),
    {
      info: {
        title: 'Inlay API of the dashboard',
        version: '1',
        description:
          'Written from the platform’s own checks by `npm run openapi`. It changes with the dashboard; programs call API v1.',
      },
      contract,
      problem: contract.problemSchema,
      problemType: 'application/json',
      headers: [],
      examples: {},
    },
  );
