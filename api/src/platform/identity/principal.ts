import type { Actor, SessionActor } from './actor.ts';
import type { ClientActor } from './clientActor.ts';
import type { Scope } from './scopes.ts';

/**
 * The caller of a request: a user in a session, a client (never a user, D-145), or a user's API key with its
 * scopes. No API key can be created yet.
 */
export type Principal =
  | { kind: 'user'; actor: SessionActor }
  | { kind: 'client'; client: ClientActor }
  | { kind: 'apiKey'; actor: Actor; scopes: ReadonlySet<Scope> };
