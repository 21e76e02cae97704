/** Tests that `npm run api:contract` runs, by the script that runs them: `test:e2e` needs the built platform. */
export const TESTS = {
  unit: [
    'api/src/app/api-v1',
    'api/src/app/permissions',
    'api/src/app/scopes',
    'api/src/sharing/api-keys',
    'api/src/sharing/clients/hiddenAnswers',
    'sdk/src/api',
    'tests/contract/promise',
    'tests/contract/apiPages',
  ],
  'test:e2e': ['recipes', 'apiReference', 'apiKeys', 'sdkPackage'],
};
