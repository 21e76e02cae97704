import type { Language } from '@inlay/sdk/model';
import type { AppContext } from '../../platform/http/appContext.ts';
import { acceptedLanguage } from '../../platform/http/requestLanguage.ts';
import type { PublishedForm } from './publishedForm.ts';

/** The language of the texts around a form: the form's own (D-191), without a form the visitor's. */
export function visitorLanguage(ctx: AppContext, form: Pick<PublishedForm, 'language'> | null): Language {
  return form?.language ?? acceptedLanguage(ctx.req);
}
