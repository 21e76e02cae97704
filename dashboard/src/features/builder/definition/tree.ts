import {
  capabilitiesOf,
  pagesOf,
  withPages,
  type DefinitionTree,
  type Field,
  type FormDefinition,
  type Item,
  type Page,
  type Repeat,
  type Section,
} from '@inlay/sdk/model';

/**
 * The pages of a form with their groups and fields, and every change of where they lie, as pure functions. A
 * change without an effect returns the same definition.
 */

/** A section or a repeating group. */
export type Group = Section | Repeat;
/** A parent of items: a page, or a group on it. */
export type Container = Page | Group;

/** A place between the items of a page or group: 0 is before the first, n behind the last. */
export interface Gap {
  /** Id of the page or group. */
  parent: string;
  index: number;
}

/** Index of a form's tree. */
interface Tree {
  fields: readonly Field[];
  pages: readonly Page[];
  /** Everything on the pages, and the pages, by id. */
  parts: ReadonlyMap<string, Page | Item>;
  /** Where each item lies: its index is its own. */
  gaps: ReadonlyMap<string, Gap>;
}

export const isGroup = (part: Page | Item): part is Group => 'type' in part && 'items' in part;
export const isField = (part: Page | Item): part is Field => !('items' in part);
export const isPage = (part: Page | Item): part is Page => 'items' in part && !('type' in part);

const known = new WeakMap<readonly Page[], Tree>();

/** Returns the tree of a definition; all look-ups in a definition share one index. */
export function treeOf(definition: DefinitionTree): Tree {
  const pages = pagesOf(definition);
  const tree = known.get(pages) ?? indexPages(pages);
  known.set(pages, tree);
  return tree;
}

function indexPages(pages: readonly Page[]): Tree {
  const fields: Field[] = [];
  const parts = new Map<string, Page | Item>();
  const gaps = new Map<string, Gap>();
  const add = (container: Container): void => {
    parts.set(container.id, container);
    for (const [index, item] of container.items.entries()) {
      gaps.set(item.id, { parent: container.id, index });
      if (isGroup(item)) add(item);
      else {
        parts.set(item.id, item);
        fields.push(item);
      }
    }
  };
  for (const page of pages) add(page);
  return { fields, pages, parts, gaps };
}

/** Returns the page on which something lies, or the page itself. */
export function pageOfPart(definition: DefinitionTree, id: string): Page | undefined {
  const { parts, gaps } = treeOf(definition);
  const part = parts.get(id);
  if (part && isPage(part)) return part;
  const gap = gaps.get(id);
  return gap && pageOfPart(definition, gap.parent);
}

/** Returns the kind of the part with an id; an id on no page is an ending's. */
export function kindOfPart(definition: DefinitionTree, id: string): 'field' | 'group' | 'page' | 'ending' {
  const part = treeOf(definition).parts.get(id);
  if (!part) return 'ending';
  return isField(part) ? 'field' : isPage(part) ? 'page' : 'group';
}

/** Returns the page or group of an id. */
export function containerById(definition: DefinitionTree, id: string): Container | undefined {
  const part = treeOf(definition).parts.get(id);
  return part && !isField(part) ? part : undefined;
}

/** The place behind everything on the last page. */
export function lastGap(definition: DefinitionTree): Gap {
  const page = treeOf(definition).pages.at(-1);
  return { parent: page?.id ?? '', index: page?.items.length ?? 0 };
}

/** Returns a container with other items; the same one when no item changes. */
function withItems<One extends Container>(container: One, items: readonly Item[]): One {
  const isSame =
    items.length === container.items.length && items.every((item, index) => item === container.items[index]);
  return isSame ? container : { ...container, items };
}

/** Changes the items of every page and group, from within. */
function mapContainers(
  definition: FormDefinition,
  change: (items: readonly Item[], container: Container) => readonly Item[],
): FormDefinition {
  const before = pagesOf(definition);
  const pages = before.map((page) => {
    const items = page.items.map((item) =>
      isGroup(item) ? withItems(item, change(item.items, item)) : item,
    );
    return withItems(page, change(items, page));
  });
  return pages.every((page, index) => page === before[index]) ? definition : withPages(definition, pages);
}

/** Puts items into a gap; an index out of range means the nearest end. */
export const insertItems = (definition: FormDefinition, gap: Gap, items: readonly Item[]): FormDefinition =>
  mapContainers(definition, (present, { id }) =>
    id === gap.parent ? present.toSpliced(Math.max(gap.index, 0), 0, ...items) : present,
  );

/** Removes fields and groups, with all that lies in these. */
export function removeItems(definition: FormDefinition, ids: Iterable<string>): FormDefinition {
  const gone = new Set(ids);
  return mapContainers(definition, (items) => items.filter(({ id }) => !gone.has(id)));
}

/** Replaces one item; `null` takes it out. */
export const replaceItem = (definition: FormDefinition, id: string, items: readonly Item[]): FormDefinition =>
  mapContainers(definition, (present) => present.flatMap((item) => (item.id === id ? items : [item])));

/** These items in reading order; fields of a group that is among them are left to it. */
export function outermost(definition: FormDefinition, ids: Iterable<string>): Item[] {
  const chosen = new Set(ids);
  const { parts, gaps } = treeOf(definition);
  return [...gaps].flatMap(([id, { parent }]) => {
    const part = parts.get(id);
    return part && chosen.has(id) && !chosen.has(parent) && !isPage(part) ? [part] : [];
  });
}

/**
 * Returns whether items may lie at a place: groups hold fields alone, rows no field that a form has once, and nothing
 * goes into itself.
 */
export function canHold(definition: FormDefinition, parent: string, items: readonly Item[]): boolean {
  const container = containerById(definition, parent);
  if (container === undefined || isPage(container)) return container !== undefined;
  return items.every(
    (item) => isField(item) && !(container.type === 'repeat' && capabilitiesOf(item).isUnique),
  );
}

/** Moves items, in their order, to a gap between the current items. */
export function moveItems(definition: FormDefinition, ids: Iterable<string>, gap: Gap): FormDefinition {
  const moved = outermost(definition, ids);
  if (moved.length === 0 || !canHold(definition, gap.parent, moved)) return definition;
  const taken = new Set(moved.map(({ id }) => id));
  const stays = ({ id }: Item): boolean => !taken.has(id);
  return mapContainers(definition, (items, { id }) => {
    const rest = items.filter(stays);
    if (id !== gap.parent) return rest;
    return rest.toSpliced(items.slice(0, Math.max(gap.index, 0)).filter(stays).length, 0, ...moved);
  });
}

/**
 * Returns the gap one step up (-1) or down (1) of a block of items: past the next item, into and out of
 * groups, over to the next page. `null` at the ends of the form.
 */
export function nextGap(definition: FormDefinition, ids: Iterable<string>, step: -1 | 1): Gap | null {
  const moved = outermost(definition, ids);
  const edge = step < 0 ? moved[0] : moved.at(-1);
  const { gaps, pages } = treeOf(definition);
  const gap = edge && gaps.get(edge.id);
  const container = gap && containerById(definition, gap.parent);
  if (!gap || !container) return null;
  const next = container.items[gap.index + step];
  if (next && isGroup(next) && canHold(definition, next.id, moved)) {
    return { parent: next.id, index: step < 0 ? next.items.length : 0 };
  }
  if (next) return { parent: container.id, index: step < 0 ? gap.index - 1 : gap.index + 2 };
  const outer = gaps.get(container.id);
  if (outer) return { parent: outer.parent, index: step < 0 ? outer.index : outer.index + 1 };
  const page = pages[pages.findIndex(({ id }) => id === container.id) + step];
  return page ? { parent: page.id, index: step < 0 ? page.items.length : 0 } : null;
}
