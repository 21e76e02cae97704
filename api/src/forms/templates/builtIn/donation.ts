import { createOptions } from '@inlay/sdk/model';
import {
  ending,
  field,
  formOf,
  half,
  is,
  numberFor,
  page,
  required,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** Suggested amounts; change them together with the options. */
const AMOUNTS = { '25': 25, '50': 50, '100': 100 } as const;
const OWN = 'Another amount';

/** TMPL-018. */
export const donation: BuiltInTemplate = {
  id: 'donation',
  category: 'Business',
  description: 'A pledge of money: once or monthly, with an amount of the donor’s choice.',
  definition: formOf(
    'Donation',
    {
      description: 'Every gift goes where it is needed. You pay later, by the means you prefer.',
      customStyles: { primaryColor: '#be123c', borderRadius: 'xl' },
      values: [
        {
          id: 'gift',
          name: 'Your gift',
          is: {
            op: 'if',
            of: [is('amount', OWN), { field: 'own_amount' }, numberFor('amount', AMOUNTS)],
          },
          show: 'inbox',
          format: 'currency',
        },
      ],
      endings: [
        ending(
          'monthly',
          'Thank you, {{name}}',
          '{{gift}} a month: we write to {{email}} with the next step.',
          is('rhythm', 'Every month'),
        ),
        ending('once', 'Thank you, {{name}}', 'We write to {{email}} with the ways to pay {{gift}}.'),
      ],
    },
    [
      page('gift_page', 'Your gift', [
        field('radio', 'rhythm', 'How often would you like to give?', {
          ...required,
          options: createOptions(['Once', 'Every month']),
        }),
        field('radio', 'amount', 'How much?', {
          ...required,
          options: createOptions([...Object.keys(AMOUNTS), OWN]),
        }),
        field('number', 'own_amount', 'Your amount', {
          ...required,
          ...half,
          min: 5,
          places: 2,
          help: 'From 5 on.',
          showIf: is('amount', OWN),
        }),
      ]),
      page('donor', 'About you', [
        field('calculation', 'gift_shown', 'Your gift', { value: 'gift' }),
        field('name', 'name', 'Your name', required),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('country', 'country', 'Country', { ...required, ...half }),
        field('yes_no', 'receipt', 'Do you need a receipt for your taxes?', required),
        field('address', 'address', 'Address on the receipt', { ...required, showIf: { field: 'receipt' } }),
        field('textarea', 'greeting', 'Anything you would like to tell us?', { maxLength: 1_000 }),
      ]),
    ],
  ),
};
