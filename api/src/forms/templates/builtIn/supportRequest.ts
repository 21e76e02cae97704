import { createOptions } from '@inlay/sdk/model';
import {
  ending,
  field,
  formOf,
  half,
  is,
  page,
  required,
  section,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** TMPL-018. */
export const supportRequest: BuiltInTemplate = {
  id: 'support-request',
  category: 'Contact',
  description: 'Sorts requests by kind, and asks for what each of them needs.',
  definition: formOf(
    'Support Request',
    {
      description: 'Tell us what you need. We write back to your email address.',
      customStyles: { primaryColor: '#0369a1', borderRadius: 'lg' },
      endings: [
        ending(
          'urgent',
          'We treat this as urgent',
          'You told us that everything has stopped. We look at it first and write to {{email|you}}.',
          is('impact', 'Everything has stopped'),
        ),
        ending('received', '', ''),
      ],
    },
    [
      page('request', '', [
        field('text', 'name', 'Name', { ...required, ...half }),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('radio', 'kind', 'What is it about?', {
          ...required,
          options: createOptions(['Something does not work', 'A question', 'Billing', 'An idea']),
        }),
        section('problem', 'The problem', is('kind', 'Something does not work'), [
          field('radio', 'impact', 'How bad is it?', {
            ...required,
            options: createOptions([
              'Everything has stopped',
              'One part does not work',
              'It is a small flaw',
            ]),
          }),
          field('textarea', 'steps', 'What did you do, and what happened?', {
            ...required,
            maxLength: 5_000,
          }),
        ]),
        field('text', 'invoice_number', 'Invoice number', {
          help: 'It is at the top of the invoice.',
          showIf: is('kind', 'Billing'),
        }),
        field('textarea', 'message', 'Message', {
          placeholder: 'Anything that helps us answer',
          maxLength: 5_000,
          requiredIf: is('kind', 'A question', 'Billing', 'An idea'),
        }),
      ]),
    ],
  ),
};
