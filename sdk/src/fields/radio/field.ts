import type { AskedChoiceField } from '../../model/fields/fieldBase.ts';

export type RadioField = AskedChoiceField<'radio'>;

export type RadioAnswer = string;
