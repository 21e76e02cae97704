import { ACCESS_TEXTS, DEFAULT_BADGE_NAME, type Language, type PublicForm } from '@inlay/sdk/model';
import { presentCaptcha, type Captcha } from '../captcha/captcha.ts';
import type { Config } from '../config/config.ts';
import { footerLogoUrl } from './page/footerLogo.ts';
import type { PublishedForm } from './publishedForm.ts';

/** Why a form takes nothing any more, in words: the owner's, if he has some (EMBED-053 is for inactive ones). */
export function closedText(
  form: Pick<PublishedForm, 'closed' | 'closedText'>,
  language: Language,
): string | null {
  if (!form.closed) return null;
  return form.closedText ?? ACCESS_TEXTS[language][form.closed === 'full' ? 'full' : 'closed'];
}

/** What anybody may read of an active form (EMBED-040); named property by property (T3). */
export function presentPublicForm(
  form: PublishedForm,
  { config, captcha }: { config: Config; captcha: Captcha },
  language: Language,
): PublicForm {
  const text = closedText(form, language);
  // Who may no longer answer need not see the questions.
  const definition = text === null ? form.definition : { ...form.definition, fields: [] };
  const ids = new Set(definition.fields.map(({ id }) => id));
  return {
    id: form.id,
    revisionId: form.revisionId,
    definition,
    logoUrl: form.logoUrl,
    redirectUrl: form.redirectUrl,
    platformName: config.platformName,
    footerLogoUrl: footerLogoUrl(config),
    badgeName: form.badgeName ?? DEFAULT_BADGE_NAME,
    captcha: definition.fields.some(({ type }) => type === 'captcha') ? presentCaptcha(captcha) : null,
    language: form.language,
    prefillable: form.prefillable.filter((id) => ids.has(id)),
    hiddenFields: form.hiddenFields.filter((id) => ids.has(id)),
    hostMayReadAnswers: form.hostMayReadAnswers,
    onePerBrowser: form.onePerBrowser,
    closed: text === null ? null : { text },
  };
}
