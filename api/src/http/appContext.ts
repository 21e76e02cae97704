import type { ParameterizedContext } from 'koa';
import type { Logger } from 'pino';
import type { Actor } from '../auth/actor.ts';

/** What every request carries. */
export interface AppState {
  requestId: string;
  logger: Logger;
  /** The signed-in person, if any; see authenticate. */
  actor: Actor | null;
}

export type AppContext = ParameterizedContext<AppState>;
export type Next = () => Promise<unknown>;
