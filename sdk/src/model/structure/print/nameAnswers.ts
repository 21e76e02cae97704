import type { Print } from '../../richText/richText.ts';
import type { FormDefinition } from '../../definition/formDefinition.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { outlineOf } from '../outline.ts';

/** Printed for a hidden answer that a text names. */
export const HIDDEN_ANSWER = '•••';

/**
 * Returns how texts that name answers read without any answers, as titles of columns: the name of the question
 * in brackets, and dots for a hidden one (decision 060).
 */
export function nameAnswers(
  form: Pick<FormDefinition, 'pages' | 'values'>,
  isVisible: (id: string) => boolean = () => true,
): Print {
  const outline = outlineOf(form);
  const labels = new Map([
    ...fieldsOf(form).map(({ id, label }) => [id, label] as const),
    ...(outline?.repeats ?? []).map(({ id, label }) => [id, label] as const),
    ...(outline?.values ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  return (id) => {
    const label = labels.get(id);
    return label === undefined ? undefined : isVisible(id) ? `[${label || id}]` : HIDDEN_ANSWER;
  };
}
