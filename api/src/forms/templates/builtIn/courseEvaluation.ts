import { createOptions } from '@inlay/sdk/model';
import { ending, field, formOf, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-018. */
export const courseEvaluation: BuiltInTemplate = {
  id: 'course-evaluation',
  category: 'Events',
  description: 'What learners think of content, pace and teacher, without asking for a name.',
  definition: formOf(
    'Course Evaluation',
    {
      description: 'Three minutes, no names. We read every answer before the next course begins.',
      customStyles: { primaryColor: '#0f766e', borderRadius: 'lg' },
      flow: { progress: 'bar', back: true, review: false, timeZone: null },
      endings: [ending('thanks', 'Thank you for your time', 'You have just made the next course better.')],
    },
    [
      page('course', 'The course', [
        field('matrix', 'statements', 'How far do you agree?', {
          ...required,
          rows: createOptions([
            'I learned what I came for',
            'The material was clear',
            'There was enough time for questions',
          ]),
          options: createOptions(['Disagree', 'Rather not', 'Rather', 'Agree']),
        }),
        field('scale', 'pace', 'How was the pace?', {
          ...required,
          startLabel: 'Too slow',
          endLabel: 'Too fast',
        }),
      ]),
      page('teacher', 'The teacher', [
        field('rating', 'teacher_rating', 'How well did they teach?', required),
        field('textarea', 'praise', 'What should they keep doing?', { maxLength: 2_000 }),
        field('textarea', 'advice', 'What should they do differently?', { maxLength: 2_000 }),
      ]),
      page('summary', 'All in all', [
        field('nps', 'recommend', 'How likely are you to recommend this course?', required),
        field('text', 'next_topic', 'What would you like to learn next?', { maxLength: 200 }),
      ]),
    ],
  ),
};
