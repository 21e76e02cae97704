import type { RuledTextField, TextFormat } from '../../model/fields/fieldBase.ts';

export interface TextField extends RuledTextField<'text'> {
  format?: TextFormat;
}

export type TextAnswer = string;
