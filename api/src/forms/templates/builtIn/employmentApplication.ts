import { createEmptyDefinition, withFields, createOptions } from '@inlay/sdk/model';
import { field, half, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-014. */
export const employmentApplication: BuiltInTemplate = {
  id: 'employment-application',
  category: 'Business',
  description: 'Everything for a first decision: contact details, the position, experience and references.',
  definition: withFields(
    {
      ...createEmptyDefinition('Employment Application'),
      description:
        'Thank you for your interest in working with us. It takes about ten minutes to fill this in.',
      customStyles: { primaryColor: '#1d4ed8', borderRadius: 'sm' },
    },
    [
      field('text', 'full_name', 'Full name', required),
      field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
      field('phone', 'phone', 'Phone', { ...required, ...half, placeholder: '+1 555 010 1234' }),
      field('address', 'address', 'Address', required),
      field('text', 'position', 'Position you are applying for', { ...required, ...half }),
      field('date', 'start_date', 'Earliest start date', { ...required, ...half }),
      field('select', 'employment_type', 'Employment type', {
        options: createOptions(['Full-time', 'Part-time', 'Temporary', 'Internship']),
      }),
      field('textarea', 'experience', 'Experience', {
        ...required,
        placeholder: 'Your last positions, and what you did there',
        maxLength: 5_000,
      }),
      field('textarea', 'references', 'References', {
        placeholder: 'Who may we ask about you? Name, company and how to reach them',
        maxLength: 2_000,
      }),
      field('checkbox', 'agreement', 'I confirm that what I have written here is true and complete.', {
        ...required,
        options: [],
      }),
    ],
  ),
};
