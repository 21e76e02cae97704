import { createEmptyDefinition, withFields, createOptions } from '@inlay/sdk/model';
import { field, half, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-016. */
export const eventRegistration: BuiltInTemplate = {
  id: 'event-registration',
  category: 'Events',
  description: 'Who is coming, with how many guests, to which sessions, and what they like to eat.',
  definition: withFields(
    {
      ...createEmptyDefinition('Event Registration'),
      description: 'Save your place. We look forward to meeting you.',
      customStyles: { primaryColor: '#7c3aed', borderRadius: 'xl' },
    },
    [
      field('text', 'full_name', 'Full name', required),
      field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
      field('phone', 'phone', 'Phone', { ...half, placeholder: '+1 555 010 1234' }),
      field('select', 'guests', 'Number of guests', {
        ...required,
        options: createOptions(['Just me', '1 guest', '2 guests', '3 guests', '4 guests']),
      }),
      field('checkbox', 'sessions', 'Sessions', {
        options: createOptions([
          'Opening talk',
          'Morning workshop',
          'Afternoon workshop',
          'Evening reception',
        ]),
      }),
      field('text', 'dietary_needs', 'Dietary needs', {
        placeholder: 'Vegetarian, vegan, allergies…',
      }),
      field('textarea', 'remarks', 'Remarks', {
        placeholder: 'Anything else we should know',
        maxLength: 2_000,
      }),
    ],
  ),
};
