import { t } from '@lingui/core/macro';
import { LANGUAGE_NAMES } from '@inlay/sdk/model';
import { BUTTON_LOOKS, CORNERS } from '../../../domain/looks/choices.ts';

/** Words of the choices of settings, by the setting's key in a definition. */
export const SETTING_CHOICES = {
  colorScheme: { auto: t`Match the website`, light: t`Light`, dark: t`Dark` },
  fieldStyle: { outline: t`Outlined`, filled: t`Filled`, underline: t`Underlined` },
  buttonSize: {
    small: t`Small`,
    medium: t`Medium`,
    large: t`Large`,
    'extra-large': t`Extra large`,
  },
  buttonStyle: BUTTON_LOOKS,
  borderRadius: CORNERS,
  progress: { bar: t`Bar`, steps: t`Steps`, none: t`None` },
  layout: { pages: t`Whole pages`, questions: t`One question` },
  show: { nowhere: t`Nowhere`, inbox: t`Submissions only`, visitor: t`Form and submissions` },
  format: { number: t`Number`, currency: t`Amount`, percent: t`Percent`, text: t`Text`, date: t`Date` },
  language: LANGUAGE_NAMES,
  languages: LANGUAGE_NAMES,
  textHandling: { as_typed: t`Exactly as typed`, sanitise: t`Without markup` },
  kind: { stored: t`Stored`, turned_away: t`Turned away` },
} as const;

/** Lists the choices of a setting for a control. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));

/** Returns the words of a setting's value, where it is one of its choices. */
export const choiceWords = (key: string, value: string): string | undefined =>
  (SETTING_CHOICES as Readonly<Record<string, Readonly<Record<string, string>>>>)[key]?.[value];
