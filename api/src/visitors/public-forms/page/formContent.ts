import { limitedOptions, type Language, type PublicForm } from '@inlay/sdk/model';
import type { SocialCard } from '@inlay/sdk/server';
import type { Captcha } from '../../../platform/captcha/captcha.ts';
import type { Config } from '../../../platform/config/config.ts';
import { asOpened, presentPublicForm } from '../presentPublicForm.ts';
import type { PublishedForm } from '../publishedForm.ts';

/** Everything that the page, the script and the include of a form are rendered from. */
export interface FormContent {
  form: PublicForm;
  /** The language of the words around the form. */
  language: Language;
  /** Websites that may frame the page; `null` = any. */
  websites: readonly string[] | null;
  /** What a link to the page becomes elsewhere; null where the owner chose nothing of it. */
  card: SocialCard | null;
}

/** The content of a form, as rendering takes it: what is missing here can be on no page. */
export const formContent = (
  form: PublishedForm,
  deps: { config: Config; captcha: Captcha },
  language: Language,
): FormContent => ({
  form: presentPublicForm(asOpened(form), deps, language),
  language,
  websites: form.allowedWebsites,
  card: socialCard(form, deps.config),
});

function socialCard(form: PublishedForm, { publicUrl }: Pick<Config, 'publicUrl'>): SocialCard | null {
  const { socialTitle, socialDescription, socialPictureUrl, definition } = form;
  if (!socialTitle && !socialDescription && !socialPictureUrl) return null;
  return {
    title: socialTitle ?? definition.title,
    description: socialDescription ?? definition.description,
    url: `${publicUrl}/embed/${form.id}`,
    pictureUrl: socialPictureUrl && publicUrl + socialPictureUrl,
  };
}

/**
 * The cache key of rendered content: all of it, with the revision's id instead of its definition and plan. What is left
 * of limited options changes without a revision.
 */
export const contentKey = ({ form, ...around }: FormContent): string =>
  JSON.stringify({
    ...around,
    form: {
      ...form,
      definition: null,
      planned: form.planned && [form.planned.today, form.planned.unfinished?.words.note],
    },
    left: limitedOptions(form.definition).map(({ places }) => places),
  });
