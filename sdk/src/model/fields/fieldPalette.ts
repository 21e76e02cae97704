/** A group of the builder's palette. */
export type PaletteGroup =
  | 'contact'
  | 'text'
  | 'choices'
  | 'ratings'
  | 'numbers'
  | 'files'
  | 'layout'
  | 'more';

/** Entry of a field type in the builder's palette; `npm run fields` writes the dashboard's lists of it. */
export interface FieldPalette {
  /** Name of a Tabler icon. */
  icon: string;
  /** Where it stands in the palette. */
  group: PaletteGroup;
  /** Its name within a sentence. */
  inSentence: string;
  /** Further words under which people look for it. */
  search: string;
  /** Advice to who adds it (D-74). */
  tips: readonly string[];
}
