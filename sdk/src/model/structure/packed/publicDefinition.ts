import type { Field, Option } from '../../fields/field.ts';
import type { Item, Page } from '../../definition/formDefinition.ts';
import type { DefinitionTree } from '../fieldsOf.ts';

const publicOption = ({ points: _points, right: _right, showIf: _showIf, ...option }: Option): Option =>
  option;

/** Leaves out the owner's notes, expressions, and empty settings. */
function publicField({
  private: _private,
  category: _category,
  grading: _grading,
  showIf: _showIf,
  requiredIf: _requiredIf,
  ...field
}: Field): Field {
  const { help, start: _start, checks, ...rest } = field;
  const messages = checks.map(({ message }) => ({ message }));
  const visible = { ...rest, ...(help && { help }), ...(messages.length > 0 && { checks: messages }) };
  return (
    'options' in visible ? { ...visible, options: visible.options.map(publicOption) } : visible
  ) as Field;
}

function publicItem(item: Item): Item {
  if (!('items' in item)) return publicField(item);
  const { showIf: _showIf, items, ...group } = item;
  if ('requiredIf' in group) delete group.requiredIf;
  return { ...group, items: items.map(publicField) };
}

const publicPage = ({ showIf: _showIf, next: _next, items, ...page }: Page): Page => ({
  ...page,
  items: items.map(publicItem),
});

/**
 * Returns the pages that visitors' browsers get: without notes, points and right answers. Expressions stand
 * in the visitor's plan alone; of a check its message stays.
 */
export const publicDefinition = <Form extends DefinitionTree>(form: Form): Form => ({
  ...form,
  pages: form.pages.map(publicPage),
});
