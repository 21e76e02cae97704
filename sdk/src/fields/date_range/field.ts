import type { DayBounds, FieldBase } from '../../model/fields/fieldBase.ts';

export interface DateRangeField extends FieldBase<'date_range'>, DayBounds {
  /** Fewest and most days, the first and the last included. */
  minDays: number | null;
  maxDays: number | null;
}

/** Two days, YYYY-MM-DD; empty texts for none. */
export interface DateRangeAnswer {
  from: string;
  to: string;
}
