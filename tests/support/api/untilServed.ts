import { vi } from 'vitest';
import type { TestResponse } from './testClient.ts';

/** Longest time until a machine that is busy with all tests has served a request, and the pause between two, in ms. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;

/**
 * Sends a request again while it is refused with 503, as clients do. The platform's own time-outs, such as 1.5 s for
 * a connection to the database, are shorter than the stalls of a machine that runs all tests at once.
 */
export const untilServed = (send: () => Promise<TestResponse>): Promise<TestResponse> =>
  vi.waitFor(
    async () => {
      const response = await send();
      if (response.status === 503) throw new Error(response.text);
      return response;
    },
    { timeout: PATIENCE_MS, interval: PAUSE_MS },
  );
