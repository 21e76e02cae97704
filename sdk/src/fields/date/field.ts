import type { DayBounds, FieldBase } from '../../model/fieldBase.ts';

export interface DateField extends FieldBase<'date'>, DayBounds {}

export type DateAnswer = string;
