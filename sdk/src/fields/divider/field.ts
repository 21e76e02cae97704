import type { FieldBase } from '../../model/fields/fieldBase.ts';

export type DividerField = FieldBase<'divider'>;

export type DividerAnswer = never;
