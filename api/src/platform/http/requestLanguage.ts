import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { pickLanguage, preferredLanguages, type Language } from '@inlay/sdk/model';
import type { AppContext } from './appContext.ts';

/** Cookie of the language that was chosen in this browser; the dashboard's script sets it. */
const COOKIE = 'language';
/** Longer Accept-Language headers are ignored. */
const MAX_HEADER_LENGTH = 200;

/** Parsed headers; browsers of one kind send the same one. */
const read = new LRUCache<string, Language>({ max: 500 });

/** The languages that a browser prefers, as it writes them. */
export const acceptedHeader = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  (headers['accept-language'] ?? '').slice(0, MAX_HEADER_LENGTH);

/** The preferred language of a browser; calls of the dashboard name that of their page. */
export function acceptedLanguage(request: Pick<IncomingMessage, 'headers'>): Language {
  const header = acceptedHeader(request);
  const known = read.get(header);
  if (known) return known;
  const language = pickLanguage(null, preferredLanguages(header));
  read.set(header, language);
  return language;
}

/** Returns the language of a page or a file: the person's, else the one chosen in this browser, else the browser's. */
export const requestLanguage = (ctx: AppContext, chosen?: Language | null): Language =>
  chosen ?? pickLanguage(ctx.cookies.get(COOKIE), [acceptedLanguage(ctx.req)]);

/**
 * The language of what is said to a reader in an answer, such as a refusal. Calls of the dashboard name that of their
 * page, except reads, which its page may have preloaded: for them it is found as the page's was (decision 175).
 */
export function readerLanguage(ctx: AppContext): Language {
  if (ctx.method !== 'GET') return acceptedLanguage(ctx.req);
  const { principal } = ctx.state;
  return requestLanguage(ctx, principal?.kind === 'user' ? principal.actor.language : null);
}
