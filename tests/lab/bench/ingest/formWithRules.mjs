import { mapFields } from '../../../../sdk/src/model/structure/mapFields.ts';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { SAME_FORM } from '../staticPage.mjs';

const SHOWN = 'answered({name}) or {kind} = "Praise"';
const CONDITIONAL = ['email', 'phone', 'date', 'company', 'subject', 'kind', 'how', 'agree', 'message'];
const REQUIRED = ['email', 'date', 'company', 'subject', 'how', 'agree', 'message'];
const CHECKS = { subject: 'length({subject}) > 2', message: 'has({message}, "engine") and {how} = "Mail"' };

/** The same ten fields with 20 rules, all of which hold for `ANSWERS`: conditions, requirements, checks, values. */
export const FORM_WITH_RULES = {
  ...mapFields(SAME_FORM, (field) => ({
    ...field,
    ...(CONDITIONAL.includes(field.id) && { showIf: when(field.id === 'kind' ? 'answered({name})' : SHOWN) }),
    ...(REQUIRED.includes(field.id) && { requiredIf: when('has({name}, "Ada")') }),
    ...(CHECKS[field.id] && { checks: [{ must: when(CHECKS[field.id]), message: 'Please check this.' }] }),
  })),
  values: [
    { id: 'letters', name: 'Letters', is: when('length({message})'), show: 'inbox', format: 'number' },
    {
      id: 'price',
      name: 'Price',
      is: when('round({=letters} * 1.19, 2)'),
      show: 'inbox',
      format: 'currency',
    },
  ],
};
