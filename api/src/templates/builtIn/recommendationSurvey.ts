import { createOptions } from '@inlay/sdk/model';
import { ending, field, formOf, is, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

const LOW = ['0', '1', '2', '3', '4', '5', '6'] as const;
const MIDDLE = ['7', '8'] as const;
const HIGH = ['9', '10'] as const;

/** TMPL-018. */
export const recommendationSurvey: BuiltInTemplate = {
  id: 'recommendation-survey',
  category: 'Business',
  description: 'Zero to ten, and the question that fits the answer.',
  definition: formOf(
    'Recommendation Survey',
    {
      description: 'Two questions, one minute.',
      customStyles: { primaryColor: '#be185d', borderRadius: 'lg' },
      endings: [
        ending(
          'unhappy',
          'Thank you for being frank',
          'We read every answer and act on what we learn.',
          is('score', ...LOW),
        ),
        ending('happy', '', ''),
      ],
    },
    [
      page('survey', '', [
        field('radio', 'score', 'How likely are you to recommend us, from 0 to 10?', {
          ...required,
          options: createOptions([...LOW, ...MIDDLE, ...HIGH]),
        }),
        field('textarea', 'improve', 'What should we do better?', {
          maxLength: 2_000,
          showIf: is('score', ...LOW),
        }),
        field('textarea', 'missing', 'What is missing for a ten?', {
          maxLength: 2_000,
          showIf: is('score', ...MIDDLE),
        }),
        field('textarea', 'best', 'What do you like best?', {
          maxLength: 2_000,
          showIf: is('score', ...HIGH),
        }),
        field('checkbox', 'quote', 'You may quote me with my name.', {
          options: [],
          showIf: is('score', ...HIGH),
        }),
        field('text', 'name', 'Name', { ...required, showIf: { field: 'quote' } }),
      ]),
    ],
  ),
};
