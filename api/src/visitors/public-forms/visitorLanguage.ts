import {
  LANGUAGE_INPUT,
  pickLanguage,
  preferredLanguages,
  translate,
  withFormDefaults,
  type Language,
} from '@inlay/sdk/model';
import type { AppContext } from '../../platform/http/appContext.ts';
import { acceptedHeader, acceptedLanguage } from '../../platform/http/requestLanguage.ts';
import type { PublishedForm } from './publishedForm.ts';

/** What is asked of a form to choose its language. */
type Spoken = Pick<PublishedForm, 'language' | 'languages'>;

/** Returns the language that an address, else a plain post asks for; null without one that the form has. */
export function askedLanguage(
  { querystring, state }: Pick<AppContext, 'querystring' | 'state'>,
  { languages }: Spoken,
): Language | null {
  if (languages.length === 0) return null;
  const asked = new URLSearchParams(querystring).get(LANGUAGE_INPUT) ?? state.postedLanguage;
  return languages.find((language) => language === asked) ?? null;
}

/**
 * The language of a form and of the texts around it, chosen once for both: that of the address, else the first that the
 * visitor's browser prefers, else the form's own (D-191). Without a form it is the visitor's.
 * @param before the language in which the visitor has answered before, which goes before the browser's
 */
export function visitorLanguage(
  ctx: AppContext,
  form: Spoken | null,
  before: Language | null = null,
): Language {
  if (!form) return acceptedLanguage(ctx.req);
  const [own] = form.languages;
  if (!own) return form.language;
  const asked = askedLanguage(ctx, form) ?? form.languages.find((language) => language === before);
  if (asked) return asked;
  ctx.vary('Accept-Language');
  return pickLanguage(null, preferredLanguages(acceptedHeader(ctx.req)), form.languages, own);
}

/** Returns a form in one of its languages: an ordinary form of that language. */
export function inLanguage(form: PublishedForm, language: Language): PublishedForm {
  if (language === form.language || !form.languages.includes(language)) return form;
  const definition = withFormDefaults(translate(form.definition, language), language);
  return { ...form, language, definition };
}

/** Returns a form in its visitor's language. @param before see `visitorLanguage` */
export const spokenForm = (
  ctx: AppContext,
  form: PublishedForm,
  before: Language | null = null,
): PublishedForm => inLanguage(form, visitorLanguage(ctx, form, before));
