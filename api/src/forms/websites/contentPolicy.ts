/** What a page's Content-Security-Policy is asked for, with the directives that decide it, the first there is. */
const DIRECTIVES = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
} as const;

export type PolicyDirective = keyof typeof DIRECTIVES;

/**
 * Returns whether a page's policies let it load an address, as browsers decide it (CSP level 3, 6.7): every policy
 * must. Where `'strict-dynamic'` stands, scripts need a nonce, which no pasted line has.
 *
 * @param policies as headers and meta elements have them
 * @param page address of the page
 */
export function isPermitted(
  policies: readonly string[],
  directive: PolicyDirective,
  { url, page }: { url: string; page: string },
): boolean {
  return policies
    .flatMap((header) => header.split(','))
    .every((policy) => {
      const sources = sourcesOf(policy, DIRECTIVES[directive]);
      if (sources === null) return true;
      if (directive === 'script-src' && sources.includes("'strict-dynamic'")) return false;
      return sources.some((source) => matches(source, new URL(url), new URL(page)));
    });
}

/** Returns the sources of the first directive of a policy that is there; null without one. */
function sourcesOf(policy: string, names: readonly string[]): string[] | null {
  const directives = new Map<string, string[]>();
  for (const text of policy.split(';')) {
    const [name = '', ...sources] = text.trim().toLowerCase().split(/\s+/);
    // Browsers heed the first of two that are called the same.
    if (!directives.has(name)) directives.set(name, sources);
  }
  const name = names.find((one) => directives.has(one));
  return name === undefined ? null : (directives.get(name) ?? null);
}

function matches(source: string, url: URL, page: URL): boolean {
  if (source === "'self'") return url.origin === page.origin;
  if (source === '*') return true;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return isScheme(source, url.protocol);
  const parts = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*'\s]+)(?::(\*|\d+))?(\/\S*)?$/.exec(source);
  if (!parts) return false;
  const [, scheme, host = '', port, path] = parts;
  return (
    isScheme(scheme ? `${scheme}:` : page.protocol, url.protocol) &&
    isHost(host, url.hostname) &&
    isPort(port, url, scheme) &&
    isPath(path, url.pathname)
  );
}

/** A source of http stands for https as well. */
const isScheme = (source: string, protocol: string): boolean =>
  source === protocol || (source === 'http:' && protocol === 'https:');

const isHost = (source: string, host: string): boolean =>
  source === '*' || (source.startsWith('*.') ? host.endsWith(source.slice(1)) : source === host);

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function isPort(source: string | undefined, url: URL, scheme: string | undefined): boolean {
  const port = url.port || (DEFAULT_PORTS[url.protocol] ?? '');
  if (source === '*') return true;
  const wanted = source ?? DEFAULT_PORTS[url.protocol];
  // The port of http, where the source means https as well.
  return wanted === port || (wanted === '80' && port === '443' && scheme !== 'https');
}

const isPath = (source: string | undefined, path: string): boolean =>
  source === undefined || (source.endsWith('/') ? path.startsWith(source) : path === source);
