import { createOptions } from '@inlay/sdk/model';
import { field, formOf, half, is, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-018. */
export const bugReport: BuiltInTemplate = {
  id: 'bug-report',
  category: 'Contact',
  description: 'What went wrong, where, and how to see it again.',
  definition: formOf(
    'Bug Report',
    {
      description: 'Thank you for taking the time. The more exact the steps, the sooner it is fixed.',
      customStyles: { primaryColor: '#b91c1c', borderRadius: 'sm' },
    },
    [
      page('report', '', [
        field('text', 'summary', 'Summary', { ...required, placeholder: 'One sentence', maxLength: 200 }),
        field('select', 'place', 'Where did it happen?', {
          ...required,
          ...half,
          options: createOptions(['Website', 'iPhone or iPad', 'Android', 'Windows', 'Mac']),
        }),
        field('text', 'version', 'Version', { ...half, placeholder: 'If you know it' }),
        field('select', 'browser', 'Browser', {
          options: createOptions(['Chrome', 'Edge', 'Firefox', 'Safari', 'Another one']),
          showIf: is('place', 'Website'),
        }),
        field('textarea', 'steps', 'Steps to see it again', {
          ...required,
          placeholder: '1. Open …',
          maxLength: 5_000,
        }),
        field('textarea', 'expected', 'What did you expect?', { ...required, maxLength: 2_000 }),
        field('textarea', 'happened', 'What happened instead?', { ...required, maxLength: 2_000 }),
        field('radio', 'frequency', 'How often does it happen?', {
          options: createOptions(['Every time', 'Sometimes', 'It happened once']),
        }),
        field('checkbox', 'reply', 'Write to me when it is fixed.', { options: [] }),
        field('email', 'email', 'Email', {
          ...required,
          placeholder: 'you@example.com',
          showIf: { field: 'reply' },
        }),
      ]),
    ],
  ),
};
