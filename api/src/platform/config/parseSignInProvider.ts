import type { Environment, Variable } from './environment.ts';
import type { MissingVariable } from './parseCdn.ts';

/** The sign-in provider of the environment, and what its word is taken for. */
export interface ProviderConfig {
  issuer: string;
  clientId: string;
  /** Null for a client without one. */
  clientSecret: string | null;
  name: string;
  unknownPeople: Environment['INLAY_OIDC_UNKNOWN_PEOPLE'];
  trustsAddresses: boolean;
  trustsSecondFactor: boolean;
}

/** Variables that mean nothing without an issuer. */
const OTHERS = ['INLAY_OIDC_CLIENT_ID', 'INLAY_OIDC_CLIENT_SECRET', 'INLAY_OIDC_NAME'] as const;

/** Returns the configured provider, null for none, or the variables it lacks. */
export function parseSignInProvider(values: Environment): ProviderConfig | null | MissingVariable[] {
  const { INLAY_OIDC_ISSUER: issuer, INLAY_OIDC_CLIENT_ID: clientId } = values;
  const missing = (variable: Variable, given: Variable): MissingVariable[] => [
    { variable, problem: `is needed with ${given}` },
  ];
  if (!issuer) {
    const given = OTHERS.find((variable) => values[variable]);
    return given ? missing('INLAY_OIDC_ISSUER', given) : null;
  }
  if (!clientId) return missing('INLAY_OIDC_CLIENT_ID', 'INLAY_OIDC_ISSUER');
  return {
    issuer,
    clientId,
    clientSecret: values.INLAY_OIDC_CLIENT_SECRET ?? null,
    name: values.INLAY_OIDC_NAME ?? new URL(issuer).hostname,
    unknownPeople: values.INLAY_OIDC_UNKNOWN_PEOPLE,
    trustsAddresses: values.INLAY_OIDC_TRUST_ADDRESSES === 'yes',
    trustsSecondFactor: values.INLAY_OIDC_TRUST_SECOND_FACTOR === 'yes',
  };
}
