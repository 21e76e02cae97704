import type { Sql } from '../db/sql.ts';
import type { Principal } from '../identity/principal.ts';

/** Who sends a request, found out when it is needed. */
export interface Caller {
  /**
   * The principal of the token's last request; null for an unknown token. A read may start with it, but nothing is
   * sent before `identify` has returned the same (decision 198).
   */
  readonly presumed: Principal | null;
  /** Asks the database for the principal, once per request; null for visitors. */
  identify(): Promise<Principal | null>;
  /** The look-up of a user's session or of a key as part of another statement, which then identifies the caller. */
  readonly session: { select: Sql; accept(row: object | undefined): void } | null;
}

/** The caller of routes without sign-in. */
export const VISITOR: Caller = { presumed: null, identify: async () => null, session: null };
