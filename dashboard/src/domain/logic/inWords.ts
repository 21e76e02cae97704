import { printDescription, type Description, type FieldType } from '@inlay/sdk/model';
import { fieldTypeName } from '../forms/fieldTypeNames.ts';
import { i18n } from '../../lib/i18n.ts';
import { kindName, settingName } from './settingNames.ts';

const typeName = (type: string): string =>
  type === 'section' || type === 'repeat' ? kindName(type) : (fieldTypeName(type as FieldType) ?? type);

/** Reads the language of the screen. */
export const READER = {
  language: i18n.locale,
  translate: (message: string, values: Readonly<Record<string, string>>) => i18n._(message, values),
  nameOf: (kind: 'setting' | 'type', key: string) => (kind === 'setting' ? settingName(key) : typeName(key)),
};

/** Prints a rule, a finding or a change in the language of the screen (decision 210). */
export const inWords = (description: Description): string => printDescription(description, READER);
