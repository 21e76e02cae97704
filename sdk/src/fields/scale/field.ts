import type { FieldBase } from '../../model/fields/fieldBase.ts';
import type { EndLabels } from '../shared/points/endLabels.ts';

export interface ScaleField extends FieldBase<'scale'>, EndLabels {
  from: number;
  to: number;
}

export type ScaleAnswer = number | '';
