import { createEmptyDefinition, withFields, createOptions } from '@inlay/sdk/model';
import { field, half, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-015. */
export const healthQuestionnaire: BuiltInTemplate = {
  id: 'health-questionnaire',
  category: 'Healthcare',
  description: 'For a first visit: conditions, medication, allergies, and whom to call in an emergency.',
  definition: withFields(
    {
      ...createEmptyDefinition('Health Questionnaire'),
      description:
        'Please answer before your first visit. Your answers are read by the people who treat you.',
      customStyles: { primaryColor: '#047857', borderRadius: 'lg' },
    },
    [
      field('text', 'full_name', 'Full name', required),
      field('date', 'date_of_birth', 'Date of birth', { ...required, ...half }),
      field('phone', 'phone', 'Phone', { ...required, ...half, placeholder: '+1 555 010 1234' }),
      field('email', 'email', 'Email', { placeholder: 'you@example.com' }),
      field('checkbox', 'conditions', 'Conditions you have or have had', {
        options: createOptions([
          'Asthma',
          'Diabetes',
          'Epilepsy',
          'Heart condition',
          'High blood pressure',
          'Other',
        ]),
      }),
      field('textarea', 'medication', 'Medication', {
        placeholder: 'What you take, how much, and since when',
        maxLength: 2_000,
      }),
      field('textarea', 'allergies', 'Allergies', {
        placeholder: 'Medicines, food, latex or anything else',
        maxLength: 2_000,
      }),
      field('radio', 'smoker', 'Do you smoke?', { options: createOptions(['No', 'Yes', 'I used to']) }),
      field('text', 'emergency_contact', 'Emergency contact', {
        ...required,
        placeholder: 'Name and phone number',
      }),
      field('checkbox', 'consent', 'I agree that these answers are kept and used for my treatment.', {
        ...required,
        options: [],
      }),
    ],
  ),
};
