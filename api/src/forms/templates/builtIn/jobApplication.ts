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
export const jobApplication: BuiltInTemplate = {
  id: 'job-application',
  category: 'Business',
  description: 'Three short pages that ask designers and engineers for different things.',
  definition: formOf(
    'Job Application',
    {
      description: 'It takes about five minutes. You can go back at any time.',
      customStyles: { primaryColor: '#1d4ed8' },
      flow: { progress: 'steps', back: true, review: true, timeZone: null },
    },
    [
      page('you', 'About you', [
        field('text', 'full_name', 'Full name', required),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('phone', 'phone', 'Phone', { ...half, placeholder: '+1 555 010 1234' }),
        field('select', 'role', 'Role', {
          ...required,
          options: createOptions(['Design', 'Engineering', 'Sales', 'Support']),
        }),
      ]),
      page('experience', 'Experience', [
        field('radio', 'years', 'Years in this kind of work', {
          ...required,
          options: createOptions(['None yet', '1 to 3', '4 to 8', 'More than 8']),
        }),
        field('url', 'portfolio', 'Portfolio', {
          ...required,
          placeholder: 'https://',
          showIf: is('role', 'Design'),
        }),
        field('checkbox', 'skills', 'What do you work with?', {
          ...required,
          options: createOptions(['Web', 'Mobile', 'Data', 'Infrastructure']),
          showIf: is('role', 'Engineering'),
        }),
        field('checkbox', 'languages', 'Languages you can work in', {
          options: createOptions(['English', 'French', 'German', 'Spanish']),
          showIf: is('role', 'Sales', 'Support'),
        }),
        field('textarea', 'last_position', 'Your last position', {
          placeholder: 'Where it was, and what you did there',
          maxLength: 5_000,
          showIf: is('years', '1 to 3', '4 to 8', 'More than 8'),
        }),
      ]),
      page('application', 'Your application', [
        field('textarea', 'motivation', 'Why would you like to work with us?', {
          ...required,
          maxLength: 5_000,
        }),
        field('date', 'start_date', 'Earliest start date', {
          ...required,
          ...half,
          ...NOT_BEFORE_TODAY,
        }),
        field('checkbox', 'agreement', 'I agree that my application is kept for six months.', {
          ...required,
          options: [],
        }),
      ]),
    ],
  ),
};
