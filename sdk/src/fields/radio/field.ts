import type { ConfigurableChoiceField } from '../../model/fields/fieldBase.ts';

export type RadioField = ConfigurableChoiceField<'radio'>;

export type RadioAnswer = string;
