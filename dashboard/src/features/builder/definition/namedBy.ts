import { isQuestion, type Field } from '@inlay/sdk/model';

/**
 * Returns the settings by which a field shows words: its label, and what it says to visitors where it asks nothing.
 * An agreement is to the words of its label, instead of those that it comes with.
 */
export const namedBy = (field: Field, words: string): { label: string; text?: string; content?: string } => ({
  label: words,
  ...('text' in field && { text: words }),
  ...('content' in field && { content: isQuestion(field) ? '' : words }),
});
