import type { DayBounds, FieldBase } from '../../model/fields/fieldBase.ts';

export interface DateField extends FieldBase<'date'>, DayBounds {}

export type DateAnswer = string;
