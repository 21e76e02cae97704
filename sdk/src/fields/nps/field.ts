import type { FieldBase } from '../../model/fields/fieldBase.ts';
import type { EndLabels } from '../shared/points/endLabels.ts';

/** Likelihood of a recommendation, from 0 to 10 (Net Promoter Score). */
export interface NpsField extends FieldBase<'nps'>, EndLabels {}

export type NpsAnswer = number | '';
