/** The signed-in client behind a request, from the session (D-145). */
export interface ClientActor {
  id: string;
  email: string;
  name: string | null;
  companyName: string | null;
  sessionId: string;
  expiresAt: Date;
  /** The administrator who looks at the portal as this client; null for the client. */
  viewedBy: string | null;
  locale: string | null;
}

/** Names who did something in a client's session, for security events. */
export const callerOf = ({ id, viewedBy }: ClientActor) => ({ clientId: id, userId: viewedBy });

/** A client has no stored time zone: their browser names one, else it is UTC. */
export const asReader = ({ id }: ClientActor) => ({ id, timeZone: null });
