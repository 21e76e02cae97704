import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** A picture between the questions; takes no answer. */
export interface ImageField extends FieldBase<'image'> {
  /** An https address, or a path of the platform's own files; empty for none yet. */
  src: string;
  /** What it shows, for people who do not see it. */
  alt: string;
  /** Whether it shows nothing that people who do not see it would miss. */
  decorative: boolean;
  /** Width (px) where there is room; absent for its own. */
  width?: number;
}

export type ImageAnswer = never;
