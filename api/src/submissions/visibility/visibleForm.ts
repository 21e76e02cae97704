import {
  fieldsOf,
  nameAnswers,
  pipeField,
  pipeText,
  type Field,
  type FormDefinition,
  type Outline,
  type Print,
} from '@inlay/sdk/model';
import { outlineIn } from '../outlineIn.ts';
import type { AnswerVisibility } from './answerVisibility.ts';

/** What a reader of submissions sees of the form that was answered. */
export interface VisibleForm {
  fields: Field[];
  /** Null for a plain list of fields. */
  outline: Outline | null;
}

/**
 * Returns the visible fields and parts of a form: a hidden answer hides its label as well. Labels that name answers
 * name the question instead, or print dots for one that is hidden (decision 060).
 * @param printed prints the answers themselves, where the form is shown with one submission.
 */
export function visibleForm(
  definition: FormDefinition,
  visibility: AnswerVisibility,
  printed?: Print,
): VisibleForm {
  const { fields: ids } = visibility;
  const isVisible = ({ id }: { id: string }): boolean => ids?.includes(id) ?? true;
  const visibleItems = (items: readonly string[]): string[] => items.filter((id) => isVisible({ id }));
  const outline = outlineIn(definition);
  const print = printed ?? nameAnswers(definition, (id) => isVisible({ id }));
  const fields = fieldsOf(definition)
    .filter(isVisible)
    .map((field) => pipeField(field, print));
  return {
    fields: visibility.seesRules ? fields : fields.map(withoutRules),
    outline: outline && {
      pages: outline.pages.map(({ title, items }) => ({
        title: pipeText(title, print),
        items: visibleItems(items),
      })),
      repeats: outline.repeats.filter(isVisible).map((repeat) => ({
        ...repeat,
        label: pipeText(repeat.label, print),
        items: visibleItems(repeat.items),
      })),
      values: outline.values.filter(isVisible),
    },
  };
}

/** Returns a field without the owner's notes and rules, which may hold what a hidden answer is compared with. */
function withoutRules(field: Field): Field {
  const {
    showIf: _showIf,
    requiredIf: _requiredIf,
    start: _start,
    private: _private,
    category: _category,
    grading: _grading,
    ...rest
  } = field;
  const shown = { ...rest, checks: [] };
  if (!('options' in shown)) return shown;
  return { ...shown, options: shown.options.map(({ value, label }) => ({ value, label })) };
}
