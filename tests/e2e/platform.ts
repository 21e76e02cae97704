import { inject } from 'vitest';

/** A running platform and its owner. */
export interface Platform {
  url: string;
  email: string;
  password: string;
  /** Address of its database. */
  connectionString: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each concurrent file, in their order. */
    platforms: Platform[];
  }
}

// Vitest counts the files that run at once from 1.
const place = Number(process.env['VITEST_POOL_ID']) - 1;
const own = inject('platforms')[place];
if (!own) throw new Error(`No platform was started for the test runner's place ${place}`);

/** The platform of this file: no other file runs on it at the same time. */
export const platform: Platform = own;
