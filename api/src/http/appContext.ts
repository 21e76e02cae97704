import type { ParameterizedContext } from 'koa';
import type { Logger } from 'pino';
import type { SessionBearer } from '../auth/sessions.ts';
import type { ClientActor } from '../clients/clientActor.ts';

/** What every request carries. */
export interface AppState {
  requestId: string;
  logger: Logger;
  /** Whoever is behind the session's cookie, if anybody; see authenticate. */
  bearer: SessionBearer | null;
  /** The client behind a Bearer token, if any: never a user, and no user is ever a client (D-145). */
  client: ClientActor | null;
}

export type AppContext = ParameterizedContext<AppState>;
export type Next = () => Promise<unknown>;
