import type { Actor, SessionActor } from './actor.ts';
import type { ClientActor } from './clientActor.ts';
import type { Scope, KeyLimits } from '../contract/index.ts';

/**
 * The caller of a request: a user in a session, a client (never a user, D-145), or a user's API key with its
 * scopes.
 */
export type Principal =
  | { kind: 'user'; actor: SessionActor }
  | { kind: 'client'; client: ClientActor }
  | { kind: 'apiKey'; actor: KeyActor; scopes: ReadonlySet<Scope>; mustSetUpSecondFactor: boolean };

/** A user behind an API key. */
export type KeyActor = Actor & { key: KeyLimits };
