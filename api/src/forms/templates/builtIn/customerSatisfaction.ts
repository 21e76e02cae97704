import { createOptions } from '@inlay/sdk/model';
import {
  atMost,
  ending,
  field,
  formOf,
  page,
  required,
  section,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** Most stars after which visitors are asked what went wrong. */
const UNHAPPY = 2;

/** TMPL-018. */
export const customerSatisfaction: BuiltInTemplate = {
  id: 'customer-satisfaction',
  category: 'Business',
  description: 'Stars, a table of what counts, and a second chance for unhappy customers.',
  definition: formOf(
    'Customer Satisfaction',
    {
      description: 'Your answers decide what we improve next.',
      customStyles: { primaryColor: '#b45309', borderRadius: 'lg' },
      endings: [
        ending(
          'sorry',
          'We are sorry it went wrong',
          'Thank you for telling us. A person reads this today.',
          atMost('overall', UNHAPPY),
        ),
        ending('thanks', 'Thank you', 'Your answers help us more than you think.'),
      ],
    },
    [
      page('survey', '', [
        field('rating', 'overall', 'How was it overall?', required),
        field('matrix', 'parts', 'And in detail?', {
          ...required,
          rows: createOptions(['Quality', 'Price', 'Delivery', 'Service']),
          options: createOptions(['Poor', 'Fair', 'Good', 'Excellent']),
        }),
        section('unhappy', 'Let us put it right', atMost('overall', UNHAPPY), [
          field('textarea', 'problem', 'What went wrong?', { ...required, maxLength: 3_000 }),
          field('yes_no', 'reply', 'May we get in touch to put it right?', required),
          field('email', 'email', 'Email', {
            ...required,
            placeholder: 'you@example.com',
            showIf: { field: 'reply' },
          }),
        ]),
        field('ranking', 'priorities', 'What matters most to you?', {
          options: createOptions(['A fair price', 'Fast delivery', 'Lasting quality', 'Good advice']),
          places: 2,
        }),
      ]),
    ],
  ),
};
