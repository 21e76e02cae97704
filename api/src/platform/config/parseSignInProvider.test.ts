import { expect, test } from 'vitest';
import { environmentSchema } from './environment.ts';
import { parseSignInProvider } from './parseSignInProvider.ts';

const parse = (environment: Record<string, string> = {}) =>
  parseSignInProvider(environmentSchema.parse(environment));
const ISSUER = 'https://login.example.com/realms/staff';

test('SSO-001 a sign-in provider needs an issuer and a client ID, and takes the rest by default', () => {
  expect(parse()).toBeNull();
  expect(parse({ INLAY_OIDC_ISSUER: ISSUER, INLAY_OIDC_CLIENT_ID: 'inlay' })).toEqual({
    issuer: ISSUER,
    clientId: 'inlay',
    clientSecret: null,
    name: 'login.example.com',
    unknownPeople: 'approval',
    trustsAddresses: false,
    trustsSecondFactor: false,
  });
});

test.each([
  [{ INLAY_OIDC_ISSUER: ISSUER }, 'INLAY_OIDC_CLIENT_ID', 'is needed with INLAY_OIDC_ISSUER'],
  [{ INLAY_OIDC_CLIENT_SECRET: 'secret' }, 'INLAY_OIDC_ISSUER', 'is needed with INLAY_OIDC_CLIENT_SECRET'],
])('SSO-001 %j lacks %s', (environment, variable, problem) => {
  expect(parse(environment)).toEqual([{ variable, problem }]);
});

test('SSO-001 an issuer of the environment is https', () => {
  expect(() => parse({ INLAY_OIDC_ISSUER: 'http://login.example.com' })).toThrow('must be an https address');
});
