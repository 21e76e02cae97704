import { readTwice, withConfirmation } from '../../model/fields/settings/confirmation.ts';
import type { QuestionModel } from '../../model/rendering.ts';
import { asText } from '../fieldProps.ts';
import { ConfirmedEmailField } from '../fields/ConfirmedEmailField.tsx';
import { CONFIRM_CSS } from '../fields/styles/confirm.ts';

/** How an address is read before the code that submits is loaded, which has its model. */
const light: QuestionModel<'email'> = {
  parseAnswer: (_field, raw) => asText(readTwice(raw)?.address ?? raw),
  isEmpty: (_field, text) => text === '',
  check: () => [],
  print: (_field, text) => text,
};

export const components = { email: ConfirmedEmailField };
export const models = { email: light };
export const wraps = { email: withConfirmation };
export const css = CONFIRM_CSS;
