import type { Expression } from '@inlay/sdk/model';
import {
  atMost,
  ending,
  field,
  formOf,
  oneAtATime,
  page,
  required,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** The groups of the Net Promoter Score: detractors up to 6, promoters from 9. */
const LOW = atMost('score', 6);
const MIDDLE: Expression = { op: 'in', of: [{ field: 'score' }, { lit: 7 }, { lit: 8 }] };
const HIGH: Expression = { op: 'ge', of: [{ field: 'score' }, { lit: 9 }] };

/** TMPL-018. */
export const recommendationSurvey: BuiltInTemplate = {
  id: 'recommendation-survey',
  category: 'Business',
  description: 'Zero to ten, and the question that fits the answer, one at a time.',
  definition: formOf(
    'Recommendation Survey',
    {
      description: 'Two questions, one minute.',
      flow: oneAtATime,
      customStyles: { primaryColor: '#be185d', borderRadius: 'lg' },
      endings: [
        ending('unhappy', 'Thank you for being frank', 'We read every answer and act on what we learn.', LOW),
        ending('happy', '', ''),
      ],
    },
    [
      page('survey', '', [
        field('nps', 'score', 'How likely are you to recommend us to a friend?', required),
        field('textarea', 'improve', 'What should we do better?', {
          maxLength: 2_000,
          showIf: LOW,
        }),
        field('textarea', 'missing', 'What is missing for a ten?', {
          maxLength: 2_000,
          showIf: MIDDLE,
        }),
        field('textarea', 'best', 'What do you like best?', {
          maxLength: 2_000,
          showIf: HIGH,
        }),
        field('checkbox', 'quote', 'You may quote me by name.', {
          options: [],
          showIf: HIGH,
        }),
        field('text', 'name', 'Name', { ...required, showIf: { field: 'quote' } }),
      ]),
    ],
  ),
};
