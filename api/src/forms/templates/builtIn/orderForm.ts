import { createOptions } from '@inlay/sdk/model';
import {
  ending,
  field,
  formOf,
  half,
  is,
  NOT_BEFORE_TODAY,
  numberFor,
  page,
  required,
  sumFor,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** Prices by option; change them together with the options. */
const BOXES = { Small: 18, Medium: 27, Large: 39 } as const;
const EXTRAS = { 'Gift wrap': 4, 'Greeting card': 2.5 } as const;
const DELIVERY = { 'Pick-up': 0, Delivery: 5.9 } as const;
const QUANTITIES = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } as const;

/** TMPL-018. */
export const orderForm: BuiltInTemplate = {
  id: 'order-form',
  category: 'Business',
  description: 'An order with prices, pick-up or delivery, and a last look before it is sent.',
  definition: formOf(
    'Order Form',
    {
      description: 'Choose a box. You see the total before you order.',
      customStyles: { primaryColor: '#b45309', borderRadius: 'xl' },
      flow: { progress: 'bar', back: true, review: true, timeZone: null },
      values: [
        {
          id: 'total',
          name: 'Total',
          is: {
            op: 'add',
            of: [
              { op: 'mul', of: [numberFor('box', BOXES), numberFor('quantity', QUANTITIES)] },
              sumFor('extras', EXTRAS),
              numberFor('delivery', DELIVERY),
            ],
          },
          show: 'visitor',
          format: 'currency',
        },
      ],
      endings: [
        ending('ordered', 'Thank you for your order', 'The total is {{total}}. You pay when you get it.'),
      ],
    },
    [
      page('order', 'Your order', [
        field('radio', 'box', 'Box', { ...required, options: createOptions(Object.keys(BOXES)) }),
        field('select', 'quantity', 'Quantity', {
          ...required,
          ...half,
          options: createOptions(Object.keys(QUANTITIES)),
        }),
        field('checkbox', 'extras', 'Extras', { options: createOptions(Object.keys(EXTRAS)) }),
        field('radio', 'delivery', 'How do you get it?', {
          ...required,
          options: createOptions(Object.keys(DELIVERY)),
        }),
      ]),
      page(
        'details',
        'Your details',
        [
          field('text', 'full_name', 'Full name', required),
          field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
          field('phone', 'phone', 'Phone', { ...half, placeholder: '+1 555 010 1234' }),
          field('date', 'pick_up_day', 'Pick-up day', {
            ...required,
            ...NOT_BEFORE_TODAY,
            showIf: is('delivery', 'Pick-up'),
          }),
          field('address', 'address', 'Delivery address', {
            ...required,
            showIf: is('delivery', 'Delivery'),
          }),
          field('textarea', 'note', 'Note', { placeholder: 'A greeting, or allergies', maxLength: 1_000 }),
        ],
        { description: 'The total is **{{total}}**.' },
      ),
    ],
  ),
};
