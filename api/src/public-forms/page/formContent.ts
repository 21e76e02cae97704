import type { Language, PublicForm } from '@inlay/sdk/model';
import type { Captcha } from '../../captcha/captcha.ts';
import type { Config } from '../../config/config.ts';
import { presentPublicForm } from '../presentPublicForm.ts';
import type { PublishedForm } from '../publishedForm.ts';

/** Everything that the page, the script and the include of a form are rendered from. */
export interface FormContent {
  form: PublicForm;
  /** The language of the words around the form. */
  language: Language;
  /** Websites that may frame the page; `null` = any. */
  websites: readonly string[] | null;
}

/** The content of a form, as rendering takes it: what is missing here can be on no page. */
export const formContent = (
  form: PublishedForm,
  deps: { config: Config; captcha: Captcha },
  language: Language,
): FormContent => ({
  form: presentPublicForm(form, deps, language),
  language,
  websites: form.allowedWebsites,
});

/** The cache key of rendered content: all of it, with the revision's id instead of its definition and plan. */
export const contentKey = ({ form, ...around }: FormContent): string =>
  JSON.stringify({ ...around, form: { ...form, definition: null, planned: form.planned?.today } });
