import { createOptions } from '@inlay/sdk/model';
import {
  ending,
  field,
  formOf,
  half,
  has,
  page,
  repeat,
  required,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** TMPL-018. */
export const patientIntake: BuiltInTemplate = {
  id: 'patient-intake',
  category: 'Healthcare',
  description: 'A first visit prepared at home: history, medicines row by row, allergies and consent.',
  definition: formOf(
    'Patient Intake',
    {
      description: 'Please fill this in before your first visit. Only your care team reads it.',
      customStyles: { primaryColor: '#0e7490', borderRadius: 'lg' },
      flow: { progress: 'steps', back: true, review: true, timeZone: null },
      endings: [ending('ready', 'You are all set, {{name}}', 'Bring your insurance card. We have the rest.')],
    },
    [
      page('you', 'About you', [
        field('name', 'name', 'Your name', required),
        field('date', 'date_of_birth', 'Date of birth', { ...required, ...half }),
        field('phone', 'phone', 'Phone', { ...required, ...half, placeholder: '+1 555 010 1234' }),
        field('text', 'emergency_name', 'Whom may we call in an emergency?', { ...required, ...half }),
        field('phone', 'emergency_phone', 'Their phone', { ...required, ...half }),
      ]),
      page('health', 'Your health', [
        field('checkbox', 'conditions', 'Do you have any of these?', {
          options: createOptions([
            'Asthma',
            'Diabetes',
            'Heart disease',
            'High blood pressure',
            'Something else',
          ]),
        }),
        field('textarea', 'other_condition', 'What is it?', {
          ...required,
          maxLength: 2_000,
          showIf: has('conditions', 'Something else'),
        }),
        field('yes_no', 'allergies', 'Are you allergic to anything?', required),
        field('text', 'allergy_details', 'To what, and what happens?', {
          ...required,
          showIf: { field: 'allergies' },
        }),
        field('yes_no', 'takes_medicine', 'Do you take any medicine?', required),
        repeat(
          'medicines',
          'Your medicines',
          {
            min: 1,
            max: 15,
            addLabel: 'Add a medicine',
            rowLabel: 'Medicine',
            showIf: { field: 'takes_medicine' },
          },
          [
            field('text', 'medicine', 'Name', { ...required, ...half }),
            field('text', 'dose', 'How much, and when?', { ...half, placeholder: '5 mg, every morning' }),
          ],
        ),
      ]),
      page('visit', 'Your visit', [
        field('textarea', 'reason', 'What brings you to us?', { ...required, maxLength: 3_000 }),
        field('scale', 'pain', 'How strong is your pain today?', {
          from: 0,
          to: 10,
          startLabel: 'None',
          endLabel: 'Unbearable',
        }),
        field('consent', 'consent', 'I agree', {
          content:
            'The practice may store what I wrote and use it for my treatment. I can ask for a copy, or have it corrected, at any time.',
        }),
      ]),
    ],
  ),
};
