import {
  pagesOf,
  withPages,
  type Expression,
  type Flow,
  type FormDefinition,
  type Page,
} from '@inlay/sdk/model';
import { containerById, isGroup, replaceItem, type Group } from './tree.ts';

/** Settings of pages, groups and the way through them, and the rules that lead to them, as pure functions. */

/** A changed definition and the part that is new in it. */
export interface AddedPart {
  definition: FormDefinition;
  id: string;
}

/** Settings to change; `undefined` removes one. */
export type Changes<Part> = { [Key in keyof Part]?: Part[Key] | undefined };

/** Returns a condition that holds where both hold. */
export const both = (one: Expression | undefined, other: Expression): Expression =>
  one ? { op: 'and', of: [other, one] } : other;

/** Sends jumps to a page elsewhere; those that would lead nowhere go. */
export function redirectJumps(pages: readonly Page[], gone: string, to: string | null): readonly Page[] {
  return pages.map((page) => {
    if (!page.next?.some(({ goTo }) => goTo === gone)) return page;
    const { next: jumps, ...rest } = page;
    const target = to === page.id ? null : to;
    const next = jumps.flatMap((jump) =>
      jump.goTo !== gone ? [jump] : target === null ? [] : [{ ...jump, goTo: target }],
    );
    return next.length > 0 ? { ...rest, next } : rest;
  });
}

/** Returns whether changes leave a part as it is. */
export const isUnchanged = (part: object, changes: object): boolean =>
  Object.entries(changes).every(([key, value]) => Object.is(value, part[key as keyof typeof part]));

/** Returns a part without its `undefined` settings. */
export const withoutUndefined = (part: object): object =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));

/** Changes settings of a page or group; an `undefined` setting is left out. */
export function updateContainer(
  definition: FormDefinition,
  id: string,
  changes: Changes<Page> | Changes<Group>,
): FormDefinition {
  const container = containerById(definition, id);
  if (!container || isUnchanged(container, changes)) return definition;
  const changed = withoutUndefined({ ...container, ...changes, id });
  if (isGroup(container)) return replaceItem(definition, id, [changed as Group]);
  const pages = pagesOf(definition);
  return withPages(
    definition,
    pages.map((page) => (page.id === id ? (changed as Page) : page)),
  );
}

/** Changes how visitors walk through the pages; an `undefined` setting is left out. */
export const updateFlow = (definition: FormDefinition, changes: Changes<Flow>): FormDefinition =>
  isUnchanged(definition.flow, changes)
    ? definition
    : { ...definition, flow: withoutUndefined({ ...definition.flow, ...changes }) as Flow };
