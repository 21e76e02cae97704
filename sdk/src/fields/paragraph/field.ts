import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** Text between the questions; takes no answer. */
export interface ParagraphField extends FieldBase<'paragraph'> {
  /** Limited Markdown (decision 238). */
  content: string;
}

export type ParagraphAnswer = never;
