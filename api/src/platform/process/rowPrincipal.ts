import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * For whom statements run, as the row policies read it from `app.principal`: accounts as an array literal, or the platform,
 * whose work crosses them. Without one no row of an account is there (decision 907).
 */
export type RowPrincipal = string;

/** The principal of work that crosses accounts. */
export const PLATFORM: RowPrincipal = 'platform';

const principals = new AsyncLocalStorage<RowPrincipal>();

/** Returns for whom statements run now; null for nobody. */
export const findRowPrincipal = (): RowPrincipal | null => principals.getStore() ?? null;

/** Runs work for accounts: rows of others are not there. Ids must be UUIDs. */
export const forAccounts = <Result>(accountIds: Iterable<string>, work: () => Result): Result =>
  principals.run(principalOf(accountIds), work);

/**
 * Runs work that crosses accounts: what looks up whose a row is, what is written for many at once, jobs, the
 * administration of the platform and its command line.
 */
export const forPlatform = <Result>(work: () => Result): Result => principals.run(PLATFORM, work);

/** Returns the principal of accounts. */
export const principalOf = (accountIds: Iterable<string>): RowPrincipal =>
  `{${[...new Set(accountIds)].join(',')}}`;

/**
 * Has a listener run for whom it was added, not for what happens to call it; one that was added at the start runs for the
 * platform.
 */
export function keepPrincipal<Arguments extends unknown[]>(
  listener: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const principal = findRowPrincipal() ?? PLATFORM;
  return (...given) => principals.run(principal, () => listener(...given));
}
