import type { FieldBase } from '../../model/fields/fieldBase.ts';

export interface UrlField extends FieldBase<'url'> {
  httpsOnly: boolean;
}

export type UrlAnswer = string;
