import type { Config } from '../../platform/config/config.ts';
import type { Look } from '../../platform/contract/index.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { QueueFullError } from '../../platform/process/turns.ts';
import { storeLogo, type LogoDeps } from '../logos/receiveLogo.ts';

/** What a website says of a business, or why it says nothing. */
export type ReadWebsite =
  | { look: Look; logoUrl: string | null; problem: null }
  | { look: null; logoUrl: null; problem: ProblemError };

/**
 * Reads the look of a website and stores its logo. Nobody is kept from their first form by a website: whatever is
 * wrong with it becomes a reason to tell.
 *
 * @param take counts the reading
 */
export async function readWebsite(
  deps: Pick<LogoDeps, 'orm' | 'files'> & { config: Pick<Config, 'allowedHosts'> },
  url: string,
  take: () => Promise<void>,
): Promise<ReadWebsite> {
  try {
    await take();
    // Loaded with the first reading: its HTTP client has a hundred modules.
    const { readLook } = await import('../brands/look/readLook.ts');
    const look = await readLook(url, deps.config);
    return { look, logoUrl: await keepLogo(deps, look.drawing.logo), problem: null };
  } catch (error) {
    const problem = error instanceof QueueFullError ? new ProblemError('service.unavailable') : error;
    if (!(problem instanceof ProblemError)) throw error;
    return { look: null, logoUrl: null, problem };
  }
}

/** Stores the logo of a website as an uploaded one is; null without one, and for a picture that no logo can be. */
async function keepLogo(
  deps: Pick<LogoDeps, 'orm' | 'files'>,
  logo: Look['drawing']['logo'],
): Promise<string | null> {
  if (!logo) return null;
  try {
    return (await storeLogo(deps, Buffer.from(logo.data, 'base64'))).logoUrl;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
