import {
  createPartId,
  MAX_PAGES,
  pagesOf,
  withPages,
  type FormDefinition,
  type Item,
  type Page,
} from '@inlay/sdk/model';
import { copyItems, type LeftOut } from './copies.ts';
import { allIdsOf } from './editing.ts';
import { renameIds } from './renameIds.ts';
import { both, redirectJumps, type AddedPart } from './parts.ts';
import { treeOf, type Gap } from './tree.ts';

/**
 * Every change of a form's pages, as a pure function. A change without an effect returns
 * the same definition.
 */

/** Returns whether pages have heads to edit: a form of one plain page has none. */
export function hasPageHeads(definition: FormDefinition): boolean {
  const [page, ...others] = pagesOf(definition);
  if (!page || others.length > 0) return true;
  return Boolean(page.title || page.description || page.nextLabel || page.showIf || page.next);
}

const hasRoomForPage = (definition: FormDefinition): boolean => pagesOf(definition).length < MAX_PAGES;

const newPage = (definition: FormDefinition, changes: Partial<Page> = {}): Page => ({
  id: createPartId('p', allIdsOf(definition)),
  title: '',
  description: '',
  items: [],
  nextLabel: '',
  ...changes,
});

/** Adds an empty page at an index; `null` when the form has as many as it can. */
export function addPage(definition: FormDefinition, index: number): AddedPart | null {
  if (!hasRoomForPage(definition)) return null;
  const page = newPage(definition);
  return { definition: withPages(definition, pagesOf(definition).toSpliced(index, 0, page)), id: page.id };
}

/** Moves a page to an index of the list without it. */
export function movePage(definition: FormDefinition, id: string, index: number): FormDefinition {
  const pages = pagesOf(definition);
  const from = pages.findIndex((page) => page.id === id);
  const page = pages[from];
  const to = Math.min(Math.max(index, 0), pages.length - 1);
  if (!page || to === from) return definition;
  return withPages(definition, pages.toSpliced(from, 1).toSpliced(to, 0, page));
}

/**
 * Splits a page at a gap between its items; the items after it go to a new page. The way on goes with it, and
 * a condition of the page holds for both. A gap in a group splits behind the group. `null` without room.
 */
export function splitPage(definition: FormDefinition, gap: Gap): AddedPart | null {
  const outer = treeOf(definition).gaps.get(gap.parent);
  if (outer) return splitPage(definition, { parent: outer.parent, index: outer.index + 1 });
  const pages = pagesOf(definition);
  const index = pages.findIndex(({ id }) => id === gap.parent);
  const page = pages[index];
  if (!page || !hasRoomForPage(definition)) return null;
  const { next, nextLabel, items, ...rest } = page;
  const first: Page = { ...rest, nextLabel: '', items: items.slice(0, gap.index) };
  const second = newPage(definition, {
    items: items.slice(gap.index),
    nextLabel,
    ...(next && { next }),
    ...(page.showIf && { showIf: page.showIf }),
  });
  return { definition: withPages(definition, pages.toSpliced(index, 1, first, second)), id: second.id };
}

/**
 * Puts the items of a page behind those of the page before, which keeps its texts. A condition of the page
 * goes on to hold for its items, and jumps to it lead to the page before.
 */
export function mergePage(definition: FormDefinition, id: string): FormDefinition {
  const pages = pagesOf(definition);
  const index = pages.findIndex((page) => page.id === id);
  const [before, page] = [pages[index - 1], pages[index]];
  if (!before || !page) return definition;
  const { showIf, next = before.next } = page;
  const items = showIf
    ? page.items.map((item): Item => ({ ...item, showIf: both(item.showIf, showIf) }))
    : page.items;
  const { next: _next, ...kept } = before;
  const merged: Page = {
    ...kept,
    nextLabel: page.nextLabel || before.nextLabel,
    items: [...before.items, ...items],
    ...(next && { next }),
  };
  return withPages(definition, redirectJumps(pages.toSpliced(index - 1, 2, merged), id, before.id));
}

/**
 * Puts a copy of a page behind it, with all that it holds; rules and texts on it name the copies. `null` when the
 * form has as many pages as it can.
 */
export function duplicatePage(
  definition: FormDefinition,
  id: string,
): (AddedPart & { leftOut: LeftOut }) | null {
  const pages = pagesOf(definition);
  const index = pages.findIndex((page) => page.id === id);
  const page = pages[index];
  if (!page || !hasRoomForPage(definition)) return null;
  const { copies, leftOut, newIds } = copyItems(definition, page.items);
  const copy: Page = {
    ...renameIds(structuredClone({ ...page, items: [] }), newIds),
    id: createPartId('p', [...allIdsOf(definition), ...newIds.values()]),
    items: copies,
  };
  return { definition: withPages(definition, pages.toSpliced(index + 1, 0, copy)), id: copy.id, leftOut };
}

/** Removes a page with everything on it; jumps to it lead to the page behind. The last page stays. */
export function removePage(definition: FormDefinition, id: string): FormDefinition {
  const pages = pagesOf(definition);
  const index = pages.findIndex((page) => page.id === id);
  if (index < 0 || pages.length === 1) return definition;
  const following = pages[index + 1]?.id ?? null;
  return withPages(definition, redirectJumps(pages.toSpliced(index, 1), id, following));
}
