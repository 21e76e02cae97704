/** Characters of a secret that are shown at its end. */
const SHOWN = 4;
/** Shortest text that is looked for: a shorter one would hide ordinary words. */
const LEAST = 6;
const HIDDEN = '…';

/** Returns the end of a secret, by which its owner knows it; of a short one nothing. */
export const hideSecret = (secret: string): string =>
  secret.length >= 4 * SHOWN ? `${HIDDEN}${secret.slice(-SHOWN)}` : HIDDEN;

/** Returns an address with its path and query hidden: they are what lets somebody write there. */
export function hideAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}/${hideSecret(pathname + search)}`;
}

/** Returns a text in which no credential occurs, nor the path of an address among them. */
export function withoutSecrets(text: string, credentials: object): string {
  const secrets = textsIn(credentials)
    .flatMap((one) => [one, ...pathOf(one)])
    .filter(({ length }) => length >= LEAST)
    .toSorted((one, other) => other.length - one.length);
  return secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

function pathOf(text: string): string[] {
  const url = URL.parse(text);
  return url ? [url.pathname + url.search, url.pathname] : [];
}
