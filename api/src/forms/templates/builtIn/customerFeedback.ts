import { createEmptyDefinition, withFields, createOptions } from '@inlay/sdk/model';
import { field, half, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-017. */
export const customerFeedback: BuiltInTemplate = {
  id: 'customer-feedback',
  category: 'Business',
  description: 'How it was, in two minutes: a rating, what went well, and what could be better.',
  definition: withFields(
    {
      ...createEmptyDefinition('Customer Feedback'),
      description: 'How did we do? Two minutes of yours help us to do it better.',
      customStyles: { primaryColor: '#b45309' },
    },
    [
      field('text', 'name', 'Name', half),
      field('email', 'email', 'Email', { ...half, placeholder: 'If you would like an answer' }),
      field('radio', 'overall_rating', 'Overall rating', {
        ...required,
        options: createOptions(['Very good', 'Good', 'Fair', 'Poor', 'Very poor']),
      }),
      field('textarea', 'went_well', 'What went well?', { maxLength: 3_000 }),
      field('textarea', 'improve', 'What could we improve?', { maxLength: 3_000 }),
      field('radio', 'recommend', 'Would you recommend us?', {
        ...required,
        options: createOptions(['Yes', 'Maybe', 'No']),
      }),
    ],
  ),
};
