import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** A time of the day; bounds are HH:MM. */
export interface TimeField extends FieldBase<'time'> {
  earliest: string | null;
  latest: string | null;
  /** Distance of allowed times, counted from `earliest`, else from midnight; `null` for any. */
  stepMinutes: number | null;
}

export type TimeAnswer = string;
