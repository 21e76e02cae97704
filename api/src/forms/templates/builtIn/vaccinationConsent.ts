import { createOptions } from '@inlay/sdk/model';
import { ending, field, formOf, half, is, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-018. */
export const vaccinationConsent: BuiltInTemplate = {
  id: 'vaccination-consent',
  category: 'Healthcare',
  description: 'Consent of the patient or a parent; who has a fever is asked to come later.',
  definition: formOf(
    'Vaccination Consent',
    {
      description: 'Please fill it in on the day of the appointment.',
      customStyles: { primaryColor: '#047857', borderRadius: 'lg' },
      endings: [
        {
          id: 'later',
          kind: 'turned_away',
          title: 'Please come another day',
          text: 'With a fever, the vaccination has to wait. Call us for a new appointment.',
          redirectUrl: null,
          showIf: is('fever', 'Yes'),
        },
        ending('received', '', ''),
      ],
    },
    [
      page('patient', '', [
        field('text', 'full_name', 'Name of the patient', required),
        field('date', 'date_of_birth', 'Date of birth', {
          ...required,
          ...half,
          latestDay: 0,
        }),
        field('text', 'guardian', 'Name of a parent or guardian', {
          ...required,
          showIf: { op: 'lt', of: [{ op: 'age', of: [{ field: 'date_of_birth' }] }, { lit: 18 }] },
        }),
        field('radio', 'fever', 'Fever today?', { ...required, options: createOptions(['No', 'Yes']) }),
        field('radio', 'reaction', 'A strong reaction to an earlier vaccination?', {
          ...required,
          options: createOptions(['No', 'Yes', 'I do not know']),
        }),
        field('textarea', 'reaction_details', 'What happened?', {
          ...required,
          maxLength: 2_000,
          showIf: is('reaction', 'Yes'),
        }),
        field('textarea', 'medication', 'Medication', {
          placeholder: 'What the patient takes',
          maxLength: 2_000,
        }),
        field('checkbox', 'consent', 'I have read the information sheet and agree to the vaccination.', {
          ...required,
          options: [],
        }),
      ]),
    ],
  ),
};
