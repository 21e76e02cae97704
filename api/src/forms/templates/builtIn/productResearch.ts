import { createOptions } from '@inlay/sdk/model';
import { atMost, ending, field, formOf, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-018. */
export const productResearch: BuiltInTemplate = {
  id: 'product-research',
  category: 'Business',
  description: 'Which features count, what they may cost, and who would talk to you about it.',
  definition: formOf(
    'Product Research',
    {
      description: 'Help us build the right thing. Six questions, three minutes.',
      customStyles: { primaryColor: '#6d28d9', borderRadius: 'lg' },
      endings: [ending('thanks', 'Thank you', 'We share what we learned with everybody who took part.')],
    },
    [
      page('today', 'How you work today', [
        field('paragraph', 'intro', '', {
          content: 'There are no wrong answers. Think of **the last time** you did it.',
        }),
        field('scale', 'effort', 'How much effort was it?', {
          ...required,
          startLabel: 'None at all',
          endLabel: 'Far too much',
        }),
        field('textarea', 'annoyance', 'What annoyed you most?', {
          maxLength: 2_000,
          showIf: { op: 'not', of: [atMost('effort', 2)] },
        }),
        field('ranking', 'features', 'What would help most?', {
          ...required,
          options: createOptions([
            'Speed',
            'Fewer steps',
            'Working offline',
            'Sharing with others',
            'A lower price',
          ]),
          places: 3,
        }),
      ]),
      page('tomorrow', 'How it could be', [
        field('slider', 'budget', 'What may it cost a month?', { from: 0, to: 50, step: 5 }),
        field('country', 'country', 'Where do you live?'),
        field('hidden', 'source', 'Where they came from'),
        field('yes_no', 'interview', 'Would you talk to us for half an hour?', required),
        field('email', 'email', 'Email', {
          ...required,
          placeholder: 'you@example.com',
          help: 'For the appointment, and nothing else.',
          showIf: { field: 'interview' },
        }),
      ]),
    ],
  ),
};
