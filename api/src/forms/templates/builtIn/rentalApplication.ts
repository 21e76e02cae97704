import { createOptions } from '@inlay/sdk/model';
import {
  countRows,
  ending,
  field,
  formOf,
  half,
  is,
  NOT_BEFORE_TODAY,
  page,
  repeat,
  required,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** TMPL-018. */
export const rentalApplication: BuiltInTemplate = {
  id: 'rental-application',
  category: 'Business',
  description: 'Everything a landlord needs: who moves in, work and income, pets, and consent.',
  definition: formOf(
    'Rental Application',
    {
      description: 'It takes about five minutes. Have the start of your lease and your income at hand.',
      customStyles: { primaryColor: '#1d4ed8', borderRadius: 'md' },
      flow: { progress: 'steps', back: true, review: true, timeZone: null },
      values: [
        {
          id: 'people',
          name: 'People in the household',
          is: { op: 'add', of: [{ lit: 1 }, countRows('household', 'person')] },
          show: 'inbox',
          format: 'number',
        },
      ],
      endings: [ending('received', 'Thank you, {{name}}', 'We answer within three working days.')],
    },
    [
      page('home', 'The home', [
        field('text', 'listing', 'Which home is it about?', {
          ...required,
          placeholder: 'Address, or the number of the listing',
          maxLength: 200,
        }),
        field('date', 'move_in', 'When would you like to move in?', {
          ...required,
          ...half,
          ...NOT_BEFORE_TODAY,
        }),
        field('number', 'months', 'How long would you like to stay?', {
          ...half,
          min: 1,
          places: 0,
          unit: 'months',
        }),
      ]),
      page('applicant', 'About you', [
        field('name', 'name', 'Your name', required),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('phone', 'phone', 'Phone', { ...required, ...half, placeholder: '+1 555 010 1234' }),
        field('radio', 'work', 'What do you do?', {
          ...required,
          options: createOptions(['Employed', 'Self-employed', 'Studying', 'Retired', 'Between jobs']),
        }),
        field('text', 'employer', 'Employer', { ...required, ...half, showIf: is('work', 'Employed') }),
        field('number', 'income', 'Monthly income after taxes', { ...required, ...half, min: 0, places: 2 }),
        field('text', 'guarantor', 'Who could vouch for the rent?', {
          showIf: is('work', 'Studying', 'Between jobs'),
        }),
      ]),
      page('household_page', 'Who moves in with you', [
        repeat(
          'household',
          'Other people',
          {
            min: 0,
            max: 8,
            addLabel: 'Add a person',
            rowLabel: 'Person',
            help: 'Leave it empty if you live alone.',
          },
          [
            field('text', 'person', 'Name', { ...required, columns: 8 }),
            field('number', 'age', 'Age', { ...required, columns: 4, min: 0, max: 120, places: 0 }),
          ],
        ),
        field('yes_no', 'pets', 'Do you have pets?', required),
        field('text', 'pet_details', 'Which?', {
          ...required,
          placeholder: 'One quiet cat',
          showIf: { field: 'pets' },
        }),
      ]),
      page('agreement', 'Before you send it', [
        field('textarea', 'about', 'Anything else we should know?', { maxLength: 3_000 }),
        field('consent', 'consent', 'I agree', {
          content:
            'You may check what I wrote, and keep it until the home is let. If somebody else gets it, you delete my application.',
        }),
      ]),
    ],
  ),
};
