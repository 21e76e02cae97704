import {
  createEmptyDefinition,
  createField,
  FIELD_CAPABILITIES,
  createOptions,
  FIELD_TYPE_ORDER,
  isQuestion,
  withFields,
  type FormDefinition,
  type QuestionType,
} from '@inlay/sdk/model';

/** What happens to one submission. An edit gives it the answers of the submission after it. */
export interface LoggedEvent {
  kind: 'insert' | 'edit' | 'trash' | 'restore' | 'delete';
  n: number;
}

const NUMBERS = Array.from({ length: 240 }, (_one, n) => n);
const those = (kind: LoggedEvent['kind'], is: (n: number) => boolean): LoggedEvent[] =>
  NUMBERS.filter(is).map((n) => ({ kind, n }));
const isFirstHalf = (n: number): boolean => n < 120;

/** 304 events of 240 submissions: half of them are stored after others were changed. */
export const GOLDEN_LOG: readonly LoggedEvent[] = [
  ...those('insert', isFirstHalf),
  ...those('edit', (n) => isFirstHalf(n) && n % 12 === 1),
  ...those('trash', (n) => isFirstHalf(n) && n % 10 === 0),
  ...those('insert', (n) => !isFirstHalf(n)),
  ...those('restore', (n) => isFirstHalf(n) && n % 20 === 0),
  ...those('delete', (n) => n % 30 === 5),
  ...those('trash', (n) => !isFirstHalf(n) && n % 10 === 0),
  ...those('edit', (n) => !isFirstHalf(n) && n % 12 === 1),
  ...those('restore', (n) => !isFirstHalf(n) && n % 20 === 0),
];

/** The submissions that the log leaves, each with the number that its answers are made of. */
export function playLog(log: readonly LoggedEvent[]): { n: number; made: number }[] {
  const made = new Map<number, number>();
  const trashed = new Set<number>();
  for (const { kind, n } of log) {
    if (kind === 'insert') made.set(n, n);
    else if (kind === 'edit') made.set(n, n + 1);
    else if (kind === 'trash') trashed.add(n);
    else if (kind === 'restore') trashed.delete(n);
    else made.delete(n);
  }
  return [...made].filter(([n]) => !trashed.has(n)).map(([n, one]) => ({ n, made: one }));
}

/** Half an hour apart, from the first of February 2026 on. */
export const timeOf = (n: number): Date => new Date(Date.UTC(2026, 1, 1) + n * 30 * 60_000);
export const idOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const KINDS = ['Lemon', 'Plum', 'Cake'];
const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (n: number): string => `2026-02-${two(1 + (n % 28))}`;

/** How an answer to a question that results count is made of a number, by its type. */
const MADE: Partial<Record<QuestionType, (n: number) => unknown>> = {
  radio: (n) => KINDS[n % 3],
  select: (n) => KINDS[(n + 1) % 3],
  picture: (n) => KINDS[(n + 2) % 3],
  checkbox: (n) => KINDS.filter((_kind, at) => (n >> at) % 2 === 1),
  yes_no: (n) => n % 2 === 0,
  consent: (n) => ({ agreed: n % 4 !== 0 }),
  country: (n) => (n % 2 === 0 ? 'DE' : 'FR'),
  number: (n) => n % 10,
  slider: (n) => n % 7,
  rating: (n) => 1 + (n % 5),
  scale: (n) => 1 + (n % 4),
  nps: (n) => n % 11,
  matrix: (n) => ({ Taste: [KINDS[n % 3]], Look: [KINDS[n % 2]] }),
  ranking: (n) => [KINDS[n % 3], KINDS[(n + 1) % 3], KINDS[(n + 2) % 3]],
  date: (n) => dayOf(n),
  date_range: (n) => ({ from: dayOf(n), to: dayOf(n + 1) }),
  time: (n) => `${two(n % 24)}:15`,
  file: (n) => ({ files: [{ id: idOf(n), name: 'photo.jpg', size: 1_000 + n, type: 'image/jpeg' }] }),
  text: (n) => `Text ${n % 5}`,
  textarea: (n) => `Long text ${n % 5}`,
};

export const QUESTION_TYPES = FIELD_TYPE_ORDER.filter((type): type is QuestionType =>
  isQuestion(createField(type)),
);

/** Types that results count and that this log has no answers of: there are none. */
export const listMissingTypes = (): string[] =>
  FIELD_TYPE_ORDER.filter((type) => FIELD_CAPABILITIES[type].countedAs && !(type in MADE));

/** Texts and the like, which results only count as filled in, are the sample of their type. */
const makeAnswer = (type: QuestionType, n: number): unknown => {
  const made = MADE[type];
  return made ? made(n) : FIELD_CAPABILITIES[type].sample?.(createField(type) as never);
};

/** Every seventh submission leaves all but the choice empty. */
export const answersMadeOf = (n: number): Record<string, unknown> =>
  Object.fromEntries(
    QUESTION_TYPES.flatMap((type) => (n % 7 === 0 && type !== 'radio' ? [] : [[type, makeAnswer(type, n)]])),
  );

/** A form with a question of each type, whose id is its type. */
export const goldenForm = (): FormDefinition =>
  withFields(
    createEmptyDefinition('Golden'),
    QUESTION_TYPES.map((type) => {
      const field = { ...createField(type), id: type, label: type };
      if ('options' in field) field.options = createOptions(KINDS);
      if ('rows' in field) field.rows = createOptions(['Taste', 'Look']);
      return field;
    }),
  );
