import { createOptions } from '@inlay/sdk/model';
import { field, formOf, half, has, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-018. */
export const volunteerSignUp: BuiltInTemplate = {
  id: 'volunteer-sign-up',
  category: 'Events',
  description: 'Tasks, shifts and what a helper needs for them.',
  definition: formOf(
    'Volunteer Sign-up',
    {
      description: 'Thank you for helping. Choose what suits you.',
      customStyles: { primaryColor: '#c2410c', borderRadius: 'lg' },
    },
    [
      page('sign_up', '', [
        field('text', 'full_name', 'Full name', required),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('phone', 'phone', 'Phone', { ...required, ...half, placeholder: '+1 555 010 1234' }),
        field('checkbox', 'tasks', 'What would you like to do?', {
          ...required,
          options: createOptions(['Setting up', 'Kitchen', 'Welcoming guests', 'Driving', 'First aid']),
        }),
        field('radio', 'licence', 'Which vehicles may you drive?', {
          ...required,
          options: createOptions(['Cars', 'Cars and vans', 'Cars, vans and small lorries']),
          showIf: has('tasks', 'Driving'),
        }),
        field('date', 'course_day', 'Day of your last first-aid course', {
          ...required,
          showIf: has('tasks', 'First aid'),
        }),
        field('checkbox', 'shifts', 'When are you there?', {
          ...required,
          options: createOptions(['Friday evening', 'Saturday morning', 'Saturday afternoon', 'Sunday']),
        }),
        field('text', 'emergency_contact', 'Emergency contact', { placeholder: 'Name and phone number' }),
        field('textarea', 'remarks', 'Remarks', { maxLength: 2_000 }),
      ]),
    ],
  ),
};
