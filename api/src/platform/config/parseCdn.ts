import type { Environment, Variable } from './environment.ts';

/** The cache in front of the public pages. */
export type CdnConfig =
  /** Forgets pages after a second, without being told. */
  | { provider: 'nginx' }
  /** Addresses of every cache, each purged on its own. */
  | { provider: 'varnish'; urls: readonly string[] }
  | { provider: 'fastly' | 'cloudflare'; url: string; service: string; token: string };

/** Purge APIs of the services. */
const SERVICE_URLS = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' } as const;

/** A variable that the chosen cache needs. */
export interface MissingVariable {
  variable: Variable;
  problem: string;
}

/** Returns the configured cache, null for none, or the variables it lacks. */
export function parseCdn(values: Environment): CdnConfig | null | MissingVariable[] {
  const provider = values.INLAY_CDN;
  if (provider === 'none') return null;
  if (provider === 'nginx') return { provider };
  const { INLAY_CDN_URL: urls = [], INLAY_CDN_SERVICE: service, INLAY_CDN_TOKEN: token } = values;
  const missing = (...variables: Variable[]): MissingVariable[] =>
    variables
      .filter((variable) => !values[variable])
      .map((variable) => ({ variable, problem: `is needed with INLAY_CDN=${provider}` }));
  if (provider === 'varnish') return urls.length > 0 ? { provider, urls } : missing('INLAY_CDN_URL');
  if (!service || !token) return missing('INLAY_CDN_SERVICE', 'INLAY_CDN_TOKEN');
  return { provider, url: urls[0] ?? SERVICE_URLS[provider], service, token };
}
