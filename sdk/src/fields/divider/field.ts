import type { FieldBase } from '../../model/fieldBase.ts';

export type DividerField = FieldBase<'divider'>;

export type DividerAnswer = never;
