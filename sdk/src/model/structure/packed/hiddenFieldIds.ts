import { capabilitiesOf } from '../../fields/capabilities.ts';
import type { DefinitionTree } from '../fieldsOf.ts';
import { fieldsOf } from '../fieldsOf.ts';

/** Ids by the pages of a definition; revisions are cached, so most are looked through once. */
const known = new WeakMap<DefinitionTree['pages'], readonly string[]>();

/** Returns the ids of the fields that no visitor sees, because of their type. */
export function hiddenFieldIds(form: DefinitionTree): readonly string[] {
  const ids =
    known.get(form.pages) ??
    fieldsOf(form)
      .filter((field) => capabilitiesOf(field).isHidden)
      .map(({ id }) => id);
  known.set(form.pages, ids);
  return ids;
}
