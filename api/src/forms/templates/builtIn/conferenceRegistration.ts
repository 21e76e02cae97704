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
  section,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** Prices by option; change them together with the options. */
const TICKETS = { 'Both days': 240, Monday: 140, Tuesday: 120 } as const;
const DINNER = { 'I come': 45, 'I do not come': 0 } as const;

/** TMPL-018. */
export const conferenceRegistration: BuiltInTemplate = {
  id: 'conference-registration',
  category: 'Events',
  description: 'Tickets with prices, sessions for each day, dinner and invoice.',
  definition: formOf(
    'Conference Registration',
    {
      description: 'Choose your days and sessions. You see the price before you register.',
      customStyles: { primaryColor: '#7c3aed', borderRadius: 'xl' },
      flow: { progress: 'steps', back: true, review: true, timeZone: null },
      values: [
        {
          id: 'price',
          name: 'Price',
          is: { op: 'add', of: [numberFor('ticket', TICKETS), numberFor('dinner', DINNER)] },
          show: 'visitor',
          format: 'currency',
        },
      ],
      endings: [
        ending(
          'registered',
          'See you there, {{full_name}}',
          'The price is {{price}}. The invoice follows by email.',
        ),
      ],
    },
    [
      page('ticket_page', 'Ticket', [
        field('text', 'full_name', 'Full name', required),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('text', 'company', 'Company', half),
        field('radio', 'ticket', 'Ticket', { ...required, options: createOptions(Object.keys(TICKETS)) }),
      ]),
      page('sessions', 'Sessions', [
        section('monday', 'Monday', is('ticket', 'Both days', 'Monday'), [
          field('radio', 'monday_morning', 'Morning', {
            ...required,
            options: createOptions(['Opening and keynote', 'Workshop for beginners']),
          }),
          field('radio', 'monday_afternoon', 'Afternoon', {
            options: createOptions(['Case studies', 'Workshop for experts', 'Free time']),
          }),
        ]),
        section('tuesday', 'Tuesday', is('ticket', 'Both days', 'Tuesday'), [
          field('radio', 'tuesday_morning', 'Morning', {
            ...required,
            options: createOptions(['Research talks', 'Open space']),
          }),
        ]),
      ]),
      page('practical', 'Practical matters', [
        field('radio', 'dinner', 'Dinner on Monday evening', {
          ...required,
          options: createOptions(Object.keys(DINNER)),
        }),
        field('checkbox', 'diet', 'What you eat', {
          options: createOptions(['Vegetarian', 'Vegan', 'Without gluten', 'Without nuts']),
          showIf: is('dinner', 'I come'),
        }),
        field('checkbox', 'company_pays', 'My company gets the invoice.', { options: [] }),
        field('address', 'invoice_address', 'Address for the invoice', {
          ...required,
          showIf: { field: 'company_pays' },
        }),
      ]),
    ],
  ),
};
