import type { FieldBase } from '../../model/fieldBase.ts';

export interface UrlField extends FieldBase<'url'> {
  httpsOnly: boolean;
}

export type UrlAnswer = string;
