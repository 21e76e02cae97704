import type { FormDefinition } from '@inlay/sdk/model';
import { formEntries } from '../../../sdk/src/model/structure/posted/postedEntries.ts';
import type { PlainVisitor } from './plainVisitor.ts';

/** Most pages that a form of a test can show one after another, with those that come back. */
const MAX_STEPS = 20;

/**
 * Fills a form page by page as somebody does who gives these answers: rows are added, whatever is shown is filled,
 * and the button pressed until the form ends or a page comes back as it was.
 */
export async function fillPlainly(
  visitor: PlainVisitor,
  form: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const typed = new Map<string, string[]>();
  for (const [name, value] of formEntries(form, answers))
    typed.set(name, [...(typed.get(name) ?? []), value]);
  await visitor.open();
  let before = '';
  for (let step = 0; step < MAX_STEPS && visitor.hidden('at') !== undefined; step++) {
    await addRows(visitor, answers);
    // Whatever somebody does not answer, they leave as they find it.
    for (const name of visitor.shown()) if (typed.has(name)) visitor.fill(name, typed.get(name));
    const now = JSON.stringify([visitor.hidden('at'), visitor.entries()]);
    if (now === before) return;
    before = now;
    await visitor.press();
  }
}

/** Adds the rows that the groups of the shown page lack. */
async function addRows(visitor: PlainVisitor, answers: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [id, rows] of Object.entries(answers)) {
    if (!visitor.find(`[value="add:${id}"]`) || !Array.isArray(rows)) continue;
    for (let count = Number(visitor.hidden(`rows.${id}`)); count < rows.length; count++)
      await visitor.press(`add:${id}`);
  }
}
