import { createOptions } from '@inlay/sdk/model';
import { ending, field, formOf, half, is, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-018. */
export const venueBooking: BuiltInTemplate = {
  id: 'venue-booking',
  category: 'Events',
  description: 'A request for a room or a hall: days, people, seating and equipment.',
  definition: formOf(
    'Venue Booking',
    {
      description: 'Tell us what you are planning. We hold your days for a week, free of charge.',
      customStyles: { primaryColor: '#7c2d12', borderRadius: 'sm' },
      endings: [ending('held', 'Your days are held', 'We write to {{email}} by tomorrow evening, {{name}}.')],
    },
    [
      page('event', 'Your event', [
        field('text', 'event_name', 'What is it called?', { ...required, maxLength: 120 }),
        field('url', 'event_page', 'Its website', { placeholder: 'https://', help: 'If it has one yet.' }),
        field('date_range', 'days', 'Which days?', { ...required, maxDays: 30 }),
        field('time', 'doors', 'Doors open', { ...required, ...half, stepMinutes: 15 }),
        field('number', 'people', 'How many people?', { ...required, ...half, min: 1, max: 400, places: 0 }),
      ]),
      page('room', 'The room', [
        field('radio', 'seating', 'How should it be set up?', {
          ...required,
          options: createOptions(['Rows of chairs', 'Round tables', 'Standing', 'We know best ourselves']),
        }),
        field('textarea', 'layout', 'Describe your set-up', {
          ...required,
          maxLength: 2_000,
          showIf: is('seating', 'We know best ourselves'),
        }),
        field('checkbox', 'equipment', 'What else do you need?', {
          options: createOptions(['Stage', 'Projector', 'Microphones', 'Bar', 'Cloakroom']),
        }),
        field('divider', 'line', ''),
        field('header', 'contact', '', { text: 'Whom do we answer?', fontSize: 18, color: '#1f2937' }),
        field('name', 'name', 'Your name', required),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('phone', 'phone', 'Phone', { ...half, placeholder: '+1 555 010 1234' }),
      ]),
    ],
  ),
};
