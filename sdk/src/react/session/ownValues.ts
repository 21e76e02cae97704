import type { PublicForm } from '../../model/rendering.ts';
import { repeatsOf } from '../../model/structure/repeatsOf.ts';
import { isSame } from './sameValue.ts';
import type { Session, Values } from './session.ts';

/** Returns the values that are the visitor's: neither the host page nor the form itself filled them in. */
export const ownValues = ({ options: { form }, prefilled, values }: Session): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([id, value]) =>
        ![prefilled[id], startOf(form, id)].some(
          (given) => given !== undefined && isSame(value, given) && isSame(given, value),
        ),
    ),
  );

/** Returns the default of a field for a new visitor; of a group, the rows that it needs. */
function startOf({ definition, planned }: PublicForm, id: string): unknown {
  const starts = planned?.starts ?? {};
  const group = repeatsOf(definition).find((repeat) => repeat.id === id);
  if (!group) return starts[id];
  const row = Object.fromEntries(group.items.map((field) => [field.id, starts[field.id]]));
  return Array<Values>(group.min).fill(row);
}
