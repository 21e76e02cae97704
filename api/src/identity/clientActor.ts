/** The signed-in client behind a request, from the session (D-145). */
export interface ClientActor {
  id: string;
  email: string;
  name: string | null;
  companyName: string | null;
  sessionId: string;
  expiresAt: Date;
}

/** A client has no stored time zone: their browser names one, else it is UTC. */
export const asReader = ({ id }: ClientActor) => ({ id, timeZone: null });
