import type { RequestSource } from '../http/requestSource.ts';

/** A wish for an account, checked; the password is a hash already. */
export interface SignUpWish {
  email: string;
  passwordHash: string;
  fullName: string;
  source: RequestSource;
}
