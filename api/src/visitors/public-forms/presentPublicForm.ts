import {
  ACCESS_TEXTS,
  DEFAULT_BADGE_NAME,
  findCaptcha,
  fieldsOf,
  limitedOptions,
  mapFields,
  fill,
  plannedForm,
  UNFINISHED_TEXTS,
  type FormDefinition,
  KEEPING_WORDS,
  type KeepingTexts,
  type Language,
  type Plan,
  type PlannedForm,
  type PublicForm,
} from '@inlay/sdk/model';
import { presentCaptcha, type Captcha } from '../../platform/captcha/captcha.ts';
import type { Config } from '../../platform/config/config.ts';
import { formDay } from '../../submissions/formDay.ts';
import { footerLogoUrl } from '../../forms/publishing/footerLogo.ts';
import { placeName } from './places/countPlaces.ts';
import { isLocked } from './password/lockForm.ts';
import type { PublishedForm } from './publishedForm.ts';

/** Returns why a form is closed, in the owner's words if there are any (EMBED-053 is for inactive forms). */
export function closedText(form: Closed, language: Language): string | null {
  if (!form.closed) return null;
  const texts = ACCESS_TEXTS[language];
  if (form.closed === 'invited') return texts.invitedOnly;
  if (isLocked(form)) return form.requiresSignIn ? texts.signInText : texts.passwordText;
  if (form.closed !== 'early') return form.closedText ?? texts[form.closed === 'full' ? 'full' : 'closed'];
  return form.opensText ?? fill(texts.early, { time: openingTime(form, language) });
}

/** What is asked of a form to say why it is closed. */
type Closed = Pick<
  PublishedForm,
  'closed' | 'closedText' | 'opensAt' | 'opensText' | 'definition' | 'requiresSignIn'
>;

/** The time at which a form opens, with its zone, by the clocks of the form. */
const openingTime = ({ opensAt, definition }: Closed, language: Language): string =>
  new Date(opensAt ?? 0).toLocaleString(language, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: definition.flow.timeZone ?? 'UTC',
    numberingSystem: 'latn',
  });

/** Returns a form as its own address opens it: closed, if only invited people may answer it (INVITE-011). */
export const asOpened = (form: PublishedForm): PublishedForm =>
  form.invitations === 'only' && !form.closed ? { ...form, closed: 'invited' } : form;

/** What browsers got of each plan last, by language and settings of its form; cached with its revision. */
const planned = new WeakMap<Plan, Map<string, PlannedForm>>();

/** Makes what browsers get of a form's logic once a day, because each look at a form asks for it. */
function presentPlanned(
  form: Pick<
    PublishedForm,
    'definition' | 'lockedFields' | 'invitations' | 'keepsUnfinished' | 'unfinishedDays'
  >,
  plan: Plan,
  language: Language,
): PlannedForm {
  const { definition, lockedFields, invitations } = form;
  const today = formDay(definition);
  const hasLocks = lockedFields.length > 0 || invitations !== 'off';
  const days = form.keepsUnfinished ? form.unfinishedDays : null;
  const key = `${language} ${hasLocks} ${days}`;
  const known = planned.get(plan)?.get(key);
  if (known?.today === today) return known;
  const made = withKeeping(plannedForm(definition, plan, { today, language, hasLocks }), days, language);
  planned.set(plan, (planned.get(plan) ?? new Map<string, PlannedForm>()).set(key, made));
  return made;
}

/** Adds what keeps answers in progress for some days; null = the form keeps none. */
function withKeeping(planned: PlannedForm, days: number | null, language: Language): PlannedForm {
  if (days === null) return planned;
  const texts = UNFINISHED_TEXTS[language];
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long', numberingSystem: 'latn' } as const;
  const words = Object.fromEntries(KEEPING_WORDS.map((word) => [word, texts[word]])) as KeepingTexts;
  const note = fill(texts.note, { days: new Intl.NumberFormat(language, unit).format(days) });
  return {
    ...planned,
    chunks: [...planned.chunks, 'unfinished'],
    unfinished: { words: { ...words, note } },
  };
}

/** Replaces the limits of options by what is left of them; without a count the visitor is told nothing. */
function withPlacesLeft({ definition, placesLeft }: PublishedForm): FormDefinition {
  if (limitedOptions(definition).length === 0) return definition;
  return mapFields(definition, (field) => {
    if (!('options' in field)) return field;
    const options = field.options.map(({ places: _limit, ...option }) => {
      const left = placesLeft?.get(placeName({ fieldId: field.id, value: option.value }));
      return left === undefined ? option : { ...option, places: left };
    });
    return { ...field, options };
  });
}

/** Returns what anybody may read of an active form (EMBED-040), named property by property (T3). */
export function presentPublicForm(
  form: PublishedForm,
  { config, captcha }: { config: Config; captcha: Captcha },
  language: Language,
): PublicForm {
  const text = closedText(form, language);
  // A closed form does not expose its fields.
  const definition = text === null ? withPlacesLeft(form) : mapFields(form.definition, () => null);
  const ids = new Set(fieldsOf(definition).map(({ id }) => id));
  return {
    id: form.id,
    revisionId: form.revisionId,
    definition,
    logoUrl: form.logoUrl,
    ...(form.coverUrl && { coverUrl: form.coverUrl }),
    redirectUrl: form.redirectUrl,
    platformName: config.platformName,
    footerLogoUrl: footerLogoUrl(config),
    badgeName: form.badgeName ?? DEFAULT_BADGE_NAME,
    captcha: findCaptcha(definition) ? presentCaptcha(captcha) : null,
    language: form.language,
    ...(form.languages.length > 0 && { languages: form.languages }),
    prefillable: form.prefillable.filter((id) => ids.has(id)),
    hiddenFields: form.hiddenFields.filter((id) => ids.has(id)),
    hostMayReadAnswers: form.hostMayReadAnswers,
    onePerBrowser: form.onePerBrowser,
    closed:
      text === null
        ? null
        : { text, ...(form.closed === 'early' && { title: ACCESS_TEXTS[language].earlyTitle }) },
    ...(text === null && form.plan && { planned: presentPlanned(form, form.plan, language) }),
  };
}
