import { withConfirmation } from '../settings/confirmation.ts';
import { withEmailCode } from '../settings/emailCode.ts';
import type { QuestionModel } from '../../../model/rendering.ts';
import { carryProofs } from './carryProofs.ts';
import { CodedEmailField } from './CodedEmailField.tsx';
import css from './code.css?inline';
import { PLANNED } from '../../../react/planned.ts';
import { models as confirmed } from './confirm.ts';

const { validate } = PLANNED;
PLANNED.validate = (tools, form, values, options) => {
  const verdict = validate!(tools, form, values, options);
  carryProofs(form.definition, values, verdict.answers);
  return verdict;
};

/** Wraps the chunk `confirm`, which comes first: another address of the form may be asked twice. */
export const components = { email: CodedEmailField };
export const models = confirmed;
export const wraps = {
  email: (model: QuestionModel<'email'>) => withEmailCode(withConfirmation(model), { trustsTexts: false }),
};
export { css };
