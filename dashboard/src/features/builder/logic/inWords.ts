import { printDescription, type Description } from '@inlay/sdk/model';
import { i18n } from '../../../lib/i18n.ts';

const READER = {
  language: i18n.locale,
  translate: (message: string, values: Readonly<Record<string, string>>) => i18n._(message, values),
};

/** Prints a rule, a finding or a change in the language of the screen (decision 321). */
export const inWords = (description: Description): string => printDescription(description, READER);
