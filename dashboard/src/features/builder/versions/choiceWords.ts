import { t } from '@lingui/core/macro';
import { LANGUAGE_NAMES } from '@inlay/sdk/model';
import { BUTTON_LOOKS, CORNERS } from '../../../domain/looks/choices.ts';
import { SETTING_CHOICES } from '../logic/settingChoices.ts';
import { LOOK_CHOICES } from '../style/lookChoices.ts';

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...SETTING_CHOICES,
  ...LOOK_CHOICES,
  buttonStyle: BUTTON_LOOKS,
  borderRadius: CORNERS,
  language: LANGUAGE_NAMES,
  languages: LANGUAGE_NAMES,
  textHandling: { as_typed: t`Exactly as typed`, sanitise: t`Without markup` },
};

/** Returns the words of a setting's value, where it is one of its choices. */
export const choiceWords = (key: string, value: string): string | undefined => CHOICES[key]?.[value];
