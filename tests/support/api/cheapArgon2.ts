import { createRequire } from 'node:module';

/** The package itself: an import of its name would lead back here. */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** The lowest cost of argon2: a hash at the platform's takes 64 MiB and a tenth of a second of a core. */
const LOWEST_COST = { memoryCost: 8, timeCost: 1 } as const;

let isCheap = true;

/** Hashes as argon2 does, at the lowest cost. Stands for the package in tests of the API, which make hundreds. */
export const hash: typeof argon2.hash = (password, options, signal) =>
  argon2.hash(password, isCheap ? { ...options, ...LOWEST_COST } : options, signal);

/** Verifies at the cost that a hash was made with. */
export const { verify } = argon2;

/** Runs work whose hashes have the platform's cost. */
export async function atFullCost<Result>(work: () => Promise<Result>): Promise<Result> {
  isCheap = false;
  try {
    return await work();
  } finally {
    isCheap = true;
  }
}
