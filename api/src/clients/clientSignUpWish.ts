import type { RequestSource } from '../http/requestSource.ts';
import type { NewClient } from './readNewClient.ts';

/** A wish for access, checked; the password is a hash already. */
export type ClientSignUpWish = Omit<NewClient, 'password'> & { passwordHash: string; source: RequestSource };
