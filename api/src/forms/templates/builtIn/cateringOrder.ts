import { createOptions } from '@inlay/sdk/model';
import {
  ending,
  field,
  formOf,
  half,
  NOT_BEFORE_TODAY,
  numberFor,
  page,
  repeat,
  required,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** Price of a portion; change it together with the options. */
const DISHES = {
  'Soup and bread': 7.5,
  'Garden salad': 9,
  'Pasta al forno': 12.5,
  'Cheese platter': 14,
} as const;

/** TMPL-018. */
export const cateringOrder: BuiltInTemplate = {
  id: 'catering-order',
  category: 'Business',
  description: 'Dishes row by row with a running total, and when and where to bring them.',
  definition: formOf(
    'Catering Order',
    {
      description: 'Order for your team by noon of the day before. You see the total as you go.',
      customStyles: { primaryColor: '#4d7c0f', borderRadius: 'lg' },
      flow: { progress: 'bar', back: true, review: true, timeZone: null },
      values: [
        {
          id: 'total',
          name: 'Total',
          is: {
            op: 'sum',
            each: 'dishes',
            of: [{ op: 'mul', of: [numberFor('dish', DISHES), { field: 'portions' }] }],
          },
          show: 'visitor',
          format: 'currency',
        },
      ],
      endings: [
        ending(
          'ordered',
          'It is in the oven',
          'We deliver on {{day}} at {{time}}. You pay {{total}} on arrival.',
        ),
      ],
    },
    [
      page('menu', 'Your order', [
        repeat('dishes', 'Dishes', { min: 1, max: 12, addLabel: 'Add a dish', rowLabel: 'Dish' }, [
          field('select', 'dish', 'Dish', {
            ...required,
            columns: 8,
            options: createOptions(Object.keys(DISHES)),
          }),
          field('number', 'portions', 'Portions', { ...required, columns: 4, min: 1, max: 200, places: 0 }),
        ]),
        field('text', 'allergies', 'Allergies we should know about', { maxLength: 500 }),
      ]),
      page('delivery', 'Delivery', [
        field('date', 'day', 'Day', { ...required, ...half, ...NOT_BEFORE_TODAY }),
        field('time', 'time', 'Time', {
          ...required,
          ...half,
          earliest: '11:00',
          latest: '20:00',
          help: 'From 11:00 to 20:00.',
        }),
        field('address', 'address', 'Where to', required),
        field('name', 'name', 'Who takes it in?', required),
        field('phone', 'phone', 'Phone', { ...required, placeholder: '+1 555 010 1234' }),
      ]),
    ],
  ),
};
