import type { Config } from '../../../platform/config/config.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { FetchError, fetchPublic, type FetchedFile } from '../../../platform/outgoing/fetchPublic.ts';
import { createGuardedAgent } from '../../../platform/outgoing/guardedAgent.ts';
import { resolveHost } from '../../../platform/outgoing/publicAddress.ts';

/** Longest wait for a connection, in ms. */
const CONNECTION_MS = 5_000;
/** Bytes of a page that are read, behind decompression. */
const MAX_PAGE_BYTES = 1024 * 1024;

/** Fetches the start of a file from a public website. */
export type Fetch = (url: string, options: { accept: string; maxBytes: number }) => Promise<FetchedFile>;

/** Runs work that fetches from public websites, and ends all its fetches after some time (ms). */
export async function withPublicFetch<Result>(
  config: Pick<Config, 'allowedHosts'>,
  timeMs: number,
  work: (fetch: Fetch) => Promise<Result>,
): Promise<Result> {
  const dispatcher = createGuardedAgent(config, resolveHost, CONNECTION_MS);
  const signal = AbortSignal.timeout(timeMs);
  try {
    return await work((url, options) => fetchPublic(url, { ...options, dispatcher, signal }));
  } finally {
    await dispatcher.destroy();
  }
}

/** Statuses of addresses at which there is nothing. */
const MISSING: readonly (number | null)[] = [404, 410];

/**
 * Only a public server answers with a status, so it may be told. Why none was reached is not told: it would say what
 * stands in somebody's network (T17).
 */
function problemOf(error: unknown): 'look.unreachable' | 'look.not_a_page' | 'look.refused' {
  const status = error instanceof FetchError ? error.status : null;
  if (status === null) return 'look.unreachable';
  return MISSING.includes(status) ? 'look.not_a_page' : 'look.refused';
}

/**
 * Fetches a web page.
 * @throws {ProblemError} `look.unreachable`, `look.refused`, `look.not_a_page`
 */
export async function fetchPage(fetch: Fetch, url: string): Promise<FetchedFile> {
  const page = await fetch(url, { accept: 'text/html', maxBytes: MAX_PAGE_BYTES }).catch((error: unknown) => {
    throw new ProblemError(problemOf(error));
  });
  if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(page.type)) throw new ProblemError('look.not_a_page');
  return page;
}

/** Returns the characters of a file. */
export function textOf({ bytes, charset }: FetchedFile): string {
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
