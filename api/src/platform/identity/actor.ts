import type { KeyLimits } from '../contract/index.ts';
import type { Language } from '@inlay/sdk/model';
import type { Grant, RoleHeld } from './roles.ts';

/** The user on whose behalf a request acts; the session or the API key alone identifies them (D-20). */
export interface Actor {
  id: string;
  /** The account that the user works in; it owns everything they create. */
  accountId: string;
  email: string;
  fullName: string;
  /** The role in the whole account; null for somebody with single folders or forms of it. */
  member: RoleHeld | null;
  /** Roles in single folders and forms, of every account. */
  grants: readonly Grant[];
  /** Whether they administer the platform. Always `user` behind an API key: no key acts beyond its account. */
  role: 'user' | 'admin';
  /** What the API key leaves of the user's rights; null without one. */
  key: KeyLimits | null;
  isApproved: boolean;
  /** IANA name; null = the browser's zone. */
  timeZone: string | null;
  /** The chosen language; null = the browser's. */
  language: Language | null;
}

/** A user with the session of the request. */
export interface SessionActor extends Actor {
  sessionId: string;
  /** True for a user whose approval was taken back. */
  isRevoked: boolean;
  /** True for a user who must set up a second factor before anything else. */
  mustSetUpSecondFactor: boolean;
}

/** The properties of an actor that policies read. */
export type Person = Pick<Actor, 'id' | 'accountId' | 'member' | 'grants' | 'role' | 'key'>;
