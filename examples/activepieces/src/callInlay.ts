/** What connects a flow with a platform. */
export interface Connection {
  url: string;
  key: string;
}

interface Call {
  method?: string;
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** Calls API v1. @returns the answer's body. @throws what the platform says of a refusal. */
export async function callInlay({ url, key }: Connection, { method = 'GET', path, query = {}, body }: Call) {
  const address = new URL(`${url.replace(/\/$/, '')}/api/v1${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
  const response = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}
