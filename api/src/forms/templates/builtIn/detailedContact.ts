import { createEmptyDefinition, withFields, createOptions } from '@inlay/sdk/model';
import { field, half, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-013. */
export const detailedContact: BuiltInTemplate = {
  id: 'detailed-contact',
  category: 'Contact',
  description: 'For enquiries that go to the right person: who is asking, about what, and how to answer.',
  definition: withFields(
    {
      ...createEmptyDefinition('Detailed Contact'),
      description: 'Tell us a little about yourself and your question, and the right person will answer.',
      customStyles: { primaryColor: '#0f766e' },
    },
    [
      field('text', 'first_name', 'First name', { ...required, ...half }),
      field('text', 'last_name', 'Last name', { ...required, ...half }),
      field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
      field('phone', 'phone', 'Phone', { ...half, placeholder: '+1 555 010 1234' }),
      field('text', 'company', 'Company', half),
      field('text', 'subject', 'Subject', { ...half, placeholder: 'What is it about?' }),
      field('radio', 'preferred_contact', 'Preferred contact way', {
        options: createOptions(['Email', 'Phone', 'Either is fine']),
      }),
      field('textarea', 'message', 'Message', { ...required, maxLength: 5_000 }),
    ],
  ),
};
