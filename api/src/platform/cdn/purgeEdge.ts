import type { CdnConfig } from '../config/parseCdn.ts';

/** Longest time for one call, in ms; the job tries again. */
const TIMEOUT_MS = 5_000;

/**
 * Makes the cache in front forget every answer with a surrogate key.
 * @throws when the cache cannot be reached or refuses.
 */
export async function purgeEdge(cdn: CdnConfig, key: string): Promise<void> {
  await Promise.all(requestsOf(cdn, key).map(send));
}

interface PurgeRequest {
  url: string;
  method: 'PURGE' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

function requestsOf(cdn: CdnConfig, key: string): PurgeRequest[] {
  if (cdn.provider === 'nginx') return [];
  if (cdn.provider === 'varnish')
    return cdn.urls.map((url) => ({ url: `${url}/`, method: 'PURGE', headers: { 'Surrogate-Key': key } }));
  const { url, service, token } = cdn;
  if (cdn.provider === 'fastly') {
    const headers = { 'Fastly-Key': token, 'Surrogate-Key': key };
    return [{ url: `${url}/service/${service}/purge`, method: 'POST', headers }];
  }
  return [
    {
      url: `${url}/client/v4/zones/${service}/purge_cache`,
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: [key] }),
    },
  ];
}

async function send({ url, ...request }: PurgeRequest): Promise<void> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  // The body must be read, or the connection stays open.
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The cache at ${new URL(url).host} answered ${response.status}`);
}
