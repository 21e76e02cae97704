import type { ParameterizedContext } from 'koa';
import type { Logger } from 'pino';
import type { SessionBearer } from '../identity/sessions.ts';
import type { ClientActor } from '../identity/clientActor.ts';
import type { ProblemError } from './problemError.ts';

/** What every request carries. */
export interface AppState {
  requestId: string;
  logger: Logger;
  /** Whoever is behind the session's cookie, if anybody; see authenticate. */
  bearer: SessionBearer | null;
  /** The client behind a Bearer token, if any: never a user, and no user is ever a client (D-145). */
  client: ClientActor | null;
  /** The page that tells of a problem where a person would else read JSON; null where there is none for it. */
  problemPage?: (problem: ProblemError) => HtmlAnswer | null;
}

/** A page with the headers that belong to it. */
export interface HtmlAnswer {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export type AppContext = ParameterizedContext<AppState>;
export type Next = () => Promise<unknown>;
