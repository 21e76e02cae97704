import type { TimeField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../model/answers/issues.ts';
import { isTime } from '../../model/logic/days.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { parseExact } from '../../model/fields/textualAnswer.ts';

/** A time as people type it where the browser has no control for it: 9:30, 9.30 pm, 09:30:00. */
const TYPED = /^(\d{1,2})[:.](\d\d)(?::\d\d(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?$/i;

/** Returns a typed time as HH:MM; another text as it is. */
function readTime(text: string): string {
  const [, hours = '', minutes = '', half] = TYPED.exec(text) ?? [];
  if (!hours || (half && Number(hours) > 12)) return text;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function checkTime({ id: fieldId, earliest, latest, stepMinutes }: TimeField, time: string): AnswerIssue[] {
  if (!isTime(time)) return [{ fieldId, code: 'invalid_time' }];
  if (earliest !== null && time < earliest)
    return [{ fieldId, code: 'too_early', params: { min: earliest } }];
  if (latest !== null && time > latest) return [{ fieldId, code: 'too_late', params: { max: latest } }];
  const offset = minutesOf(time) - minutesOf(earliest ?? '00:00');
  const isOff = stepMinutes !== null && offset % stepMinutes !== 0;
  return isOff ? [{ fieldId, code: 'time_off_step', params: { step: stepMinutes } }] : [];
}

/** A time of the day. */
export const timeField: QuestionModel<'time'> = {
  parseAnswer(_field, raw, context) {
    const text = parseExact(raw, context);
    return text === undefined ? text : readTime(text);
  },
  isEmpty: (_field, time) => time === '',
  check(field, time) {
    if (time !== '') return checkTime(field, time);
    return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
  },
  print: (_field, time) => time,
};

export const timeCapabilities: FieldCapabilities<'time'> = {
  name: 'Time',
  texts: { earliest: null, latest: null },
  createDefaults: () => ({
    type: 'time',
    ...baseDefaults('Time'),
    earliest: null,
    latest: null,
    stepMinutes: null,
  }),
  settings: ['label', 'help', 'required', 'timeBounds'],
  nameAsks: true,
  storesText: true,
  isOrdered: true,
  countedAs: 'times',
  typeOf: () => ({ kind: 'time' }),
  sample: () => '14:30',
};
