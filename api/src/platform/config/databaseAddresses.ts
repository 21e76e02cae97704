/** What a session must be able to do, as libpq's `target_session_attrs`. */
export const SESSIONS = ['any', 'read-write', 'primary', 'read-only', 'standby', 'prefer-standby'] as const;
export type Session = (typeof SESSIONS)[number];

/** A connection string with one or several hosts, taken apart. */
export interface Addresses {
  /** One connection string per host, in the given order. */
  addresses: [string, ...string[]];
  /** Null = not given. */
  session: Session | null;
}

/** User and password, hosts, and the rest of a connection string. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/;
const PARAMETER = 'target_session_attrs';

/**
 * Parses a connection string in libpq's syntax: `postgres://user@a:5432,b/name?target_session_attrs=read-write`.
 * @returns null for anything else.
 */
export function parseAddresses(connectionString: string): Addresses | null {
  const [, start, hosts, rest] = PARTS.exec(connectionString) ?? [];
  if (start === undefined || hosts === undefined || rest === undefined) return null;
  const list = hosts.split(',');
  const urls = list.map((host) => URL.parse(`${start}${host}${rest}`));
  const [first] = urls;
  if (!first || urls.includes(null)) return null;
  // `?host=` names a Unix socket, which replaces every host.
  if (list.length > 1 && (list.includes('') || first.searchParams.has('host'))) return null;
  const session = first.searchParams.get(PARAMETER);
  if (session !== null && !isSession(session)) return null;
  // Unchanged where nothing is to be removed: the driver reads some characters that URL encodes.
  if (list.length === 1 && session === null) return { addresses: [connectionString], session };
  const addresses = urls.flatMap((url) => (url ? [withoutParameter(url)] : []));
  return { addresses: addresses as [string, ...string[]], session };
}

/** The same for a connection string that was checked before. */
export function getAddresses(connectionString: string): Addresses {
  return parseAddresses(connectionString) ?? { addresses: [connectionString], session: null };
}

/** Asks for writable sessions, unless the connection string has one host or asks for something itself. */
export function requireWrites(connectionString: string): string {
  const { addresses, session } = getAddresses(connectionString);
  if (session !== null || addresses.length === 1) return connectionString;
  return `${connectionString}${connectionString.includes('?') ? '&' : '?'}${PARAMETER}=read-write`;
}

const isSession = (value: string): value is Session => (SESSIONS as readonly string[]).includes(value);

function withoutParameter(url: URL): string {
  url.searchParams.delete(PARAMETER);
  return url.href;
}
