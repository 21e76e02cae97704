/** Prefix of what a tab remembers for the person who is signed in, over reloads. */
const PREFIX = 'person:';

/** Returns the key under which a tab remembers something for this person alone, in its session storage. */
export const tabKey = (name: string): string => `${PREFIX}${name}`;

/** The next person to sign in in this tab starts without it. */
export function forgetTab(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Without storage, nothing is remembered.
  }
}
