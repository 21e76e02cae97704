import { withConfirmation } from '../../model/fields/settings/confirmation.ts';
import { withEmailCode } from '../../model/fields/settings/emailCode.ts';
import type { QuestionModel } from '../../model/rendering.ts';
import { carryProofs } from '../codes/carryProofs.ts';
import { CodedEmailField } from '../fields/CodedEmailField.tsx';
import { CODE_CSS } from '../fields/styles/code.ts';
import { PLANNED } from '../planned.ts';
import { models as confirmed } from './confirm.ts';

const { validate } = PLANNED;
PLANNED.validate = (tools, form, values, options) => {
  const verdict = validate!(tools, form, values, options);
  carryProofs(form.definition, values, verdict.answers);
  return verdict;
};

/** Lies around the chunk `confirm`, which comes first: another address of the form may be asked twice. */
export const components = { email: CodedEmailField };
export const models = confirmed;
export const wraps = {
  email: (model: QuestionModel<'email'>) => withEmailCode(withConfirmation(model), { trustsTexts: false }),
};
export const css = CODE_CSS;
