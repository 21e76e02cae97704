import { createOptions } from '@inlay/sdk/model';
import { ending, field, formOf, is, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-018. */
export const invitationReply: BuiltInTemplate = {
  id: 'invitation-reply',
  category: 'Events',
  description: 'Who comes and with whom; who cannot come leaves a greeting.',
  definition: formOf(
    'Invitation Reply',
    {
      description: 'Please let us know by the end of the month.',
      customStyles: { primaryColor: '#9d174d', borderRadius: 'full', fontFamily: 'playfair' },
      endings: [
        ending(
          'comes',
          'We look forward to seeing you',
          'Thank you, {{full_name}}.',
          is('coming', 'Yes, with pleasure'),
        ),
        ending(
          'stays_away',
          'We will miss you',
          'Thank you for letting us know, {{full_name}}.',
          is('coming', 'No, sadly not'),
        ),
        ending('unsure', 'Thank you', 'Send the form once more when you know.'),
      ],
    },
    [
      page('reply', '', [
        field('text', 'full_name', 'Your name', required),
        field('radio', 'coming', 'Are you coming?', {
          ...required,
          options: createOptions(['Yes, with pleasure', 'No, sadly not', 'I do not know yet']),
        }),
        field('select', 'guests', 'Who comes with you?', {
          ...required,
          options: createOptions(['Nobody', '1 person', '2 people', '3 people', '4 people']),
          showIf: is('coming', 'Yes, with pleasure'),
        }),
        field('text', 'guest_names', 'Their names', {
          ...required,
          showIf: is('guests', '1 person', '2 people', '3 people', '4 people'),
        }),
        field('text', 'diet', 'Anything you do not eat?', { showIf: is('coming', 'Yes, with pleasure') }),
        field('textarea', 'greeting', 'A greeting', { maxLength: 1_000 }),
      ]),
    ],
  ),
};
