import { createOptions } from '@inlay/sdk/model';
import { ending, field, formOf, half, is, page, required, type BuiltInTemplate } from './builtInTemplate.ts';

/** TMPL-018. */
export const leaveRequest: BuiltInTemplate = {
  id: 'leave-request',
  category: 'Business',
  description: 'Days off with their number, a handover, and a check that the dates fit.',
  definition: formOf(
    'Leave Request',
    {
      description: 'Please send it before you book anything.',
      customStyles: { primaryColor: '#0f766e', borderRadius: 'sm' },
      values: [
        {
          id: 'days',
          name: 'Days',
          is: {
            op: 'add',
            of: [{ op: 'days', of: [{ field: 'first_day' }, { field: 'last_day' }] }, { lit: 1 }],
          },
          show: 'inbox',
          format: 'number',
        },
      ],
      endings: [ending('sent', 'Your request is on its way', 'From {{first_day}} to {{last_day}}.')],
    },
    [
      page('request', '', [
        field('text', 'full_name', 'Full name', { ...required, ...half }),
        field('email', 'email', 'Email', { ...required, ...half, placeholder: 'you@example.com' }),
        field('radio', 'kind', 'Kind of leave', {
          ...required,
          options: createOptions(['Holiday', 'Sick leave', 'Parental leave', 'Other']),
        }),
        field('date', 'first_day', 'First day', { ...required, ...half }),
        field('date', 'last_day', 'Last day', {
          ...required,
          ...half,
          checks: [
            {
              must: { op: 'ge', of: [{ field: 'last_day' }, { field: 'first_day' }] },
              message: 'The last day cannot be before the first.',
            },
          ],
        }),
        field('text', 'stand_in', 'Who stands in for you?', {
          ...required,
          showIf: is('kind', 'Holiday', 'Parental leave'),
        }),
        field('checkbox', 'note_follows', 'A doctor’s note follows.', {
          options: [],
          showIf: is('kind', 'Sick leave'),
        }),
        field('textarea', 'remarks', 'Remarks', { maxLength: 2_000, requiredIf: is('kind', 'Other') }),
      ]),
    ],
  ),
};
