import { createOptions } from '@inlay/sdk/model';
import {
  field,
  formOf,
  half,
  is,
  NOT_BEFORE_TODAY,
  page,
  required,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** TMPL-018. */
export const appointmentRequest: BuiltInTemplate = {
  id: 'appointment-request',
  category: 'Healthcare',
  description: 'The reason, the preferred day and time, and how to reach the patient.',
  definition: formOf(
    'Appointment Request',
    {
      description: 'Tell us when it suits you. We confirm the time within a working day.',
      customStyles: { primaryColor: '#0f766e', borderRadius: 'lg' },
    },
    [
      page('request', '', [
        field('text', 'full_name', 'Full name', required),
        field('radio', 'first_visit', 'Have you been here before?', {
          ...required,
          options: createOptions(['Yes', 'No, this is my first visit']),
        }),
        field('date', 'date_of_birth', 'Date of birth', {
          ...required,
          showIf: is('first_visit', 'No, this is my first visit'),
        }),
        field('textarea', 'reason', 'Reason for the visit', { ...required, maxLength: 2_000 }),
        field('date', 'preferred_day', 'Preferred day', {
          ...required,
          ...half,
          ...NOT_BEFORE_TODAY,
        }),
        field('select', 'time_of_day', 'Time of day', {
          ...half,
          options: createOptions(['Morning', 'Afternoon', 'Any time']),
        }),
        field('radio', 'reply_by', 'How do we confirm?', {
          ...required,
          options: createOptions(['By phone', 'By email']),
        }),
        field('phone', 'phone', 'Phone', {
          ...required,
          placeholder: '+1 555 010 1234',
          showIf: is('reply_by', 'By phone'),
        }),
        field('email', 'email', 'Email', {
          ...required,
          placeholder: 'you@example.com',
          showIf: is('reply_by', 'By email'),
        }),
      ]),
    ],
  ),
};
