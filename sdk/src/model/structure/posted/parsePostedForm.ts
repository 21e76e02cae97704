import type { FormDefinition, Repeat } from '../../definition/formDefinition.ts';
import { controlName, parsePostedAnswers, rowCountName } from '../../answers/postedAnswers.ts';
import type { DefinitionTree } from '../fieldsOf.ts';
import { repeatsOf } from '../repeatsOf.ts';

type Entries = Iterable<readonly [string, string]>;

const ROW = /^(\d{1,2})\.(.+)$/;

/** Reads the rows of one repeating group, at most one more than it may have; null if nothing is posted of it. */
function parseRows(
  { id, max, items }: Repeat,
  posted: readonly (readonly [string, string])[],
): unknown[] | null {
  if (!posted.some(([name]) => name === rowCountName(id) || name.startsWith(`${controlName(id)}.`)))
    return null;
  const prefix = `${controlName(id)}.`;
  const rows = new Map<number, (readonly [string, string])[]>();
  let count = 0;
  for (const [name, value] of posted) {
    if (name === rowCountName(id)) count = Math.max(count, Math.trunc(Number(value)) || 0);
    const [, row = '', rest = ''] = (name.startsWith(prefix) && ROW.exec(name.slice(prefix.length))) || [];
    if (!rest) continue;
    const index = Number(row);
    rows.set(index, [...(rows.get(index) ?? []), [controlName(rest), value]]);
    count = Math.max(count, index + 1);
  }
  const group = { pages: [{ id, title: '', description: '', nextLabel: '', items }] };
  return Array.from({ length: Math.min(count, max + 1) }, (_, index) =>
    parsePostedAnswers(group, rows.get(index) ?? []),
  );
}

/**
 * Returns the raw answers in a plain post of a form; those of a repeating group are a list of rows. Ignores
 * names of other fields, and more values and rows than there can be.
 */
export function parsePostedForm(form: DefinitionTree, entries: Entries): Record<string, unknown> {
  const posted = [...entries];
  const groups = repeatsOf(form);
  if (groups.length === 0) return parsePostedAnswers(form, posted);
  const pages: FormDefinition['pages'] = form.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ type }) => type !== 'repeat'),
  }));
  const rows = groups.flatMap((group) => {
    const read = parseRows(group, posted);
    return read ? [[group.id, read]] : [];
  });
  return { ...parsePostedAnswers({ pages }, posted), ...Object.fromEntries(rows) };
}
