import { isQuestion, type Field } from '@inlay/sdk/model';

/** Returns the settings by which a field shows words: its label, and what it says to visitors where it asks nothing. */
export const namedBy = (field: Field, words: string): { label: string; text?: string; content?: string } => ({
  label: words,
  ...('text' in field && { text: words }),
  ...('content' in field && !isQuestion(field) && { content: words }),
});
