import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { pickLanguage, preferredLanguages, type Language } from '@inlay/sdk/model';
import type { AppContext } from '../http/appContext.ts';
import type { PublishedForm } from './publishedForm.ts';

/** Longer Accept-Language headers are ignored. */
const MAX_HEADER_LENGTH = 200;

/** Parsed headers; browsers of one kind send the same one. */
const read = new LRUCache<string, Language>({ max: 500 });

/** The language of the texts around a form: the form's own (D-191), without a form the visitor's. */
export function visitorLanguage(ctx: AppContext, form: Pick<PublishedForm, 'language'> | null): Language {
  return form?.language ?? acceptedLanguage(ctx.req);
}

/** The preferred language of a visitor's browser. */
export function acceptedLanguage({ headers }: IncomingMessage): Language {
  const header = (headers['accept-language'] ?? '').slice(0, MAX_HEADER_LENGTH);
  const known = read.get(header);
  if (known) return known;
  const language = pickLanguage(null, preferredLanguages(header));
  read.set(header, language);
  return language;
}
