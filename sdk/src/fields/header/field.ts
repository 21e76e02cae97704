import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** A heading inside the form; takes no answer (BUILD-062). */
export interface HeaderField extends FieldBase<'header'> {
  text: string;
  /** px, see `HEADER_FONT_SIZE`. */
  fontSize: number;
  /** See `HEADER_FONT_WEIGHT`. */
  fontWeight: number;
  fontStyle: 'normal' | 'italic';
  /** `#rrggbb` or `#rrggbbaa`. */
  color: string;
  textAlign: 'left' | 'center' | 'right';
}

export type HeaderAnswer = never;
