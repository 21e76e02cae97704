/** Entry of a field type in the builder's palette; `npm run fields` writes the dashboard's lists of it. */
export interface FieldPalette {
  /** Name of a Tabler icon. */
  icon: string;
  /** Its name within a sentence. */
  inSentence: string;
  /** Further words under which it is found. */
  search?: string;
  /** Advice to who adds it (D-74). */
  tips: readonly string[];
}
