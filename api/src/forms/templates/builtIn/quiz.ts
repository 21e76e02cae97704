import { createOptions } from '@inlay/sdk/model';
import {
  ending,
  field,
  formOf,
  is,
  oneAtATime,
  page,
  required,
  type BuiltInTemplate,
} from './builtInTemplate.ts';

/** TMPL-018. */
export const quiz: BuiltInTemplate = {
  id: 'quiz',
  category: 'Events',
  description: 'One question at a time, and an ending for those who knew everything.',
  definition: formOf(
    'Quiz',
    {
      description: 'Three questions about space. You can go back.',
      flow: oneAtATime,
      customStyles: { primaryColor: '#4338ca', borderRadius: 'xl' },
      endings: [
        ending('all_right', 'All three are right', 'Well done, {{name|and thank you for playing}}.', {
          op: 'and',
          of: [is('planet', 'Jupiter'), is('light', 'About eight minutes'), is('moon', '1969')],
        }),
        ending('some_wrong', 'Thank you for playing', 'The answers: Jupiter, about eight minutes, and 1969.'),
      ],
    },
    [
      page('quiz', '', [
        field('radio', 'planet', 'Which planet is the largest?', {
          ...required,
          options: createOptions(['Earth', 'Jupiter', 'Saturn']),
        }),
        field('radio', 'light', 'How long does light travel from the sun to the earth?', {
          ...required,
          options: createOptions(['About eight seconds', 'About eight minutes', 'About eight hours']),
        }),
        field('radio', 'moon', 'When did people first walk on the moon?', {
          ...required,
          options: createOptions(['1959', '1969', '1979']),
        }),
        field('text', 'name', 'Your name', { maxLength: 100 }),
      ]),
    ],
  ),
};
