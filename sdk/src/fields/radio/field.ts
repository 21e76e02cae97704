import type { AskedChoiceField } from '../../model/fieldBase.ts';

export type RadioField = AskedChoiceField<'radio'>;

export type RadioAnswer = string;
