import type { ParameterizedContext } from 'koa';
import type { Language } from '@inlay/sdk/model';
import type { Logger } from 'pino';
import type { Principal } from '../identity/principal.ts';
import type { Session } from '../identity/sessions.ts';
import type { Caller } from './caller.ts';
import type { ProblemError } from './problemError.ts';

/** What every request carries. */
export interface AppState {
  requestId: string;
  logger: Logger;
  /** Who sends the request, not yet asked for. */
  caller: Caller;
  /** The session of the cookie, also one that is not signed in yet; known once the caller is identified. */
  session: Session | null;
  /** The identified caller; null for visitors and for a session that is not signed in yet. */
  principal: Principal | null;
  /** The pass in the address of a form with a password, not yet verified. */
  formPass?: string;
  /** Status of a good answer, where its handler chose another than the endpoint declares. */
  answerStatus?: number;
  /** The language that a plain post names, where its address names none. */
  postedLanguage?: string | null;
  /** Renders a problem as a page where people would read JSON otherwise; null = no page for this problem. */
  problemPage?: (problem: ProblemError, language: Language) => HtmlAnswer | null;
}

/** A page with the headers that belong to it. */
export interface HtmlAnswer {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export type AppContext = ParameterizedContext<AppState>;
export type Next = () => Promise<unknown>;
