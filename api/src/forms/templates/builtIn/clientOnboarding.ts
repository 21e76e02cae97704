import { createOptions } from '@inlay/sdk/model';
import {
  field,
  formOf,
  half,
  has,
  NOT_BEFORE_TODAY,
  page,
  required,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** TMPL-018. */
export const clientOnboarding: BuiltInTemplate = {
  id: 'client-onboarding',
  category: 'Business',
  description: 'Company, goals and access: everything for the first week with a client.',
  definition: formOf(
    'Client Onboarding',
    {
      description: 'Three pages, so that we can start on the first day.',
      customStyles: { primaryColor: '#6d28d9', borderRadius: 'lg' },
      flow: { progress: 'steps', back: true, review: false, timeZone: null },
    },
    [
      page('about', 'Company', [
        field('text', 'company', 'Company', required),
        field('address', 'address', 'Address'),
        field('text', 'contact', 'Who do we talk to?', { ...required, ...half }),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('checkbox', 'other_billing', 'Invoices go to another address.', { options: [] }),
        field('email', 'billing_email', 'Email for invoices', {
          ...required,
          placeholder: 'accounts@example.com',
          showIf: { field: 'other_billing' },
        }),
      ]),
      page('goals', 'Goals', [
        field('textarea', 'goal', 'What should be better in six months?', { ...required, maxLength: 5_000 }),
        field('checkbox', 'channels', 'Where are you today?', {
          options: createOptions(['Website', 'Newsletter', 'Social media', 'Events']),
        }),
        field('text', 'website', 'Address of the website', {
          ...required,
          placeholder: 'https://',
          showIf: has('channels', 'Website'),
        }),
      ]),
      page('start', 'Start', [
        field('date', 'kick_off', 'Day of the first meeting', {
          ...required,
          ...half,
          ...NOT_BEFORE_TODAY,
        }),
        field('radio', 'meeting', 'How do we meet?', {
          ...required,
          options: createOptions(['At your office', 'At ours', 'By video']),
        }),
        field('textarea', 'remarks', 'Anything else?', { maxLength: 2_000 }),
      ]),
    ],
  ),
};
