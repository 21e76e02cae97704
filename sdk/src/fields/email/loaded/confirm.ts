import { readTwice, withConfirmation } from '../settings/confirmation.ts';
import type { QuestionModel } from '../../../model/rendering.ts';
import { asText } from '../../../react/fieldProps.ts';
import { ConfirmedEmailField } from './ConfirmedEmailField.tsx';
import css from './confirm.css?inline';

/** Minimal model of addresses until the code that submits is loaded, which has theirs. */
const light: QuestionModel<'email'> = {
  parseAnswer: (_field, raw) => asText(readTwice(raw)?.address ?? raw),
  isEmpty: (_field, text) => text === '',
  check: () => [],
  print: (_field, text) => text,
};

export const components = { email: ConfirmedEmailField };
export const models = { email: light };
export const wraps = { email: withConfirmation };
export { css };
