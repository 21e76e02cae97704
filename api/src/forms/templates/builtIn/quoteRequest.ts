import { createOptions } from '@inlay/sdk/model';
import {
  ending,
  field,
  formOf,
  half,
  NOT_BEFORE_TODAY,
  numberFor,
  page,
  required,
  sumFor,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** Prices of the services; change them together with the options. */
const SERVICES = { 'New website': 2_400, 'Online shop': 5_200, Redesign: 1_800 } as const;
const EXTRAS = { Copywriting: 600, Photography: 900, 'A year of support': 1_200 } as const;

/** TMPL-018. */
export const quoteRequest: BuiltInTemplate = {
  id: 'quote-request',
  category: 'Business',
  description: 'An estimate from what the customer chooses, then their details.',
  definition: formOf(
    'Quote Request',
    {
      description: 'Choose what you need. You see an estimate before you leave your details.',
      customStyles: { primaryColor: '#4338ca', borderRadius: 'lg' },
      values: [
        {
          id: 'estimate',
          name: 'Estimate',
          is: { op: 'add', of: [numberFor('service', SERVICES), sumFor('extras', EXTRAS)] },
          show: 'visitor',
          format: 'currency',
        },
      ],
      endings: [
        ending(
          'received',
          'Thank you',
          'We write to {{email|you}} with a quote. The estimate was {{estimate}}.',
        ),
      ],
    },
    [
      page('project', 'What you need', [
        field('radio', 'service', 'Service', { ...required, options: createOptions(Object.keys(SERVICES)) }),
        field('checkbox', 'extras', 'Extras', { options: createOptions(Object.keys(EXTRAS)) }),
        field('date', 'deadline', 'Needed by', { ...half, ...NOT_BEFORE_TODAY }),
        field('textarea', 'details', 'Details', {
          placeholder: 'What it is for, and what it must do',
          maxLength: 5_000,
        }),
      ]),
      page(
        'contact',
        'Your details',
        [
          field('text', 'full_name', 'Full name', { ...required, ...half }),
          field('text', 'company', 'Company', half),
          field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
          field('phone', 'phone', 'Phone', { ...half, placeholder: '+1 555 010 1234' }),
        ],
        { description: 'Our estimate is **{{estimate}}**. The quote may differ once we know more.' },
      ),
    ],
  ),
};
