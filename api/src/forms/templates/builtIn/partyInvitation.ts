import { createOptions } from '@inlay/sdk/model';
import {
  countRows,
  ending,
  field,
  formOf,
  page,
  repeat,
  required,
  half,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

const MEALS = createOptions(['Everything', 'Vegetarian', 'Vegan', 'A children’s menu']);

/** TMPL-018. */
export const partyInvitation: BuiltInTemplate = {
  id: 'party-invitation',
  category: 'Events',
  description: 'An RSVP for families: each guest with a name and a meal, counted for the kitchen.',
  definition: formOf(
    'Party Invitation',
    {
      description: 'We would love to celebrate with you. Please answer by the first of the month.',
      customStyles: {
        primaryColor: '#9d174d',
        backgroundColor: '#fdf2f4',
        formBackgroundColor: '#fffbfb',
        fontFamily: 'playfair',
        borderRadius: 'xl',
      },
      values: [
        {
          id: 'seats',
          name: 'Seats',
          is: {
            op: 'if',
            of: [
              { field: 'coming' },
              { op: 'add', of: [{ lit: 1 }, countRows('guests', 'guest')] },
              { lit: 0 },
            ],
          },
          show: 'inbox',
          format: 'number',
        },
      ],
      endings: [
        ending('comes', 'See you soon, {{full_name}}', 'We keep {{seats}} for you.', { field: 'coming' }),
        ending('stays_away', 'We will miss you, {{full_name}}', 'Thank you for letting us know.'),
      ],
    },
    [
      page('reply', '', [
        field('text', 'full_name', 'Your name', required),
        field('yes_no', 'coming', 'Will you come?', {
          ...required,
          yesLabel: 'With pleasure',
          noLabel: 'Sadly not',
        }),
        field('select', 'meal', 'What would you like to eat?', {
          ...required,
          options: MEALS,
          showIf: { field: 'coming' },
        }),
        repeat(
          'guests',
          'Who comes with you?',
          { min: 0, max: 6, addLabel: 'Add a guest', rowLabel: 'Guest', showIf: { field: 'coming' } },
          [
            field('text', 'guest', 'Name', { ...required, ...half }),
            field('select', 'guest_meal', 'Meal', { ...required, ...half, options: MEALS }),
          ],
        ),
        field('text', 'song', 'A song that gets you dancing', { showIf: { field: 'coming' } }),
        field('textarea', 'greeting', 'A few words for us', { maxLength: 1_000 }),
      ]),
    ],
  ),
};
