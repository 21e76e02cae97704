import { readDialled, withCountry } from '../settings/phoneCountry.ts';
import type { QuestionModel } from '../../../model/rendering.ts';
import { asText } from '../../../react/fieldProps.ts';
import { DialledPhoneField } from './DialledPhoneField.tsx';
import css from './dialling.css?inline';

/** Minimal model of numbers until the code that submits is loaded, which has theirs. */
const light: QuestionModel<'phone'> = {
  parseAnswer: (_field, raw) => asText((readDialled(raw) ?? { number: raw }).number),
  isEmpty: (_field, text) => text === '',
  check: () => [],
  print: (_field, text) => text,
};

export const components = { phone: DialledPhoneField };
export const models = { phone: light };
export const wraps = { phone: withCountry };
export { css };
