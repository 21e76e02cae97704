import { createEmptyDefinition, withFields } from '@inlay/sdk/model';
import { field, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-012. */
export const basicContact: BuiltInTemplate = {
  id: 'basic-contact',
  category: 'Contact',
  description: 'The shortest way to reach you: a name, an email address and a message.',
  definition: withFields(
    {
      ...createEmptyDefinition('Basic Contact'),
      description: 'Write to us. We usually answer within two working days.',
    },
    [
      field('text', 'name', 'Name', { ...required, placeholder: 'Ada Lovelace' }),
      field('email', 'email', 'Email', { ...required, placeholder: 'ada@example.com' }),
      field('textarea', 'message', 'Message', {
        ...required,
        placeholder: 'What can we do for you?',
        maxLength: 5_000,
      }),
    ],
  ),
};
