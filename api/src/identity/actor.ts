/** The user on whose behalf a request acts; nothing in the request adds to it (D-20). */
export interface Actor {
  id: string;
  /** The account that the person works in: what they own is the account's. */
  accountId: string;
  email: string;
  fullName: string;
  role: 'user' | 'admin';
  isApproved: boolean;
  formLimit: number | null;
  /** IANA name; null = the browser's own. */
  timeZone: string | null;
}

/** A user who acts in a session of their own. */
export interface SessionActor extends Actor {
  sessionId: string;
  /** True for a user who must set up a second factor before anything else. */
  mustSetUpSecondFactor: boolean;
}

/** What policies ask of an actor. */
export type Person = Pick<Actor, 'id' | 'accountId' | 'role'>;
