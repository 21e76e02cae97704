import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { idsOf } from '../definition/editing.ts';
import { gapBehind, rowsOf } from '../definition/rows.ts';
import { extendTo, selectAll, selectNothing, selectOnly, toggleField } from '../definition/selection.ts';
import { containerById } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { focusPart } from './focusPart.ts';
import { sayFieldsSelected } from './sayFieldsSelected.ts';

/** Targets of the keyboard outside the canvas. */
export interface CanvasExits {
  /** The palette. */
  toPalette(): void;
  /** The properties of the selected field. */
  toProperties(): void;
  /** A field was chosen by pointer: its properties are wanted in view. */
  onChosen(): void;
}

/** Returns a function that finds the action of a key on a row of the canvas, if it has one there (D-70). */
export function createCanvasKeys(builder: BuilderCore, exits: CanvasExits) {
  const fieldIds = (): string[] => idsOf(definitionOf(builder.get()));
  const rows = (): string[] => rowsOf(definitionOf(builder.get()), builder.get().collapsed);
  const selection = () => builder.get().selection;

  return (event: KeyboardEvent, id: string): (() => void) | undefined => {
    const ids = selection().ids.has(id) ? selection().ids : [id];
    const goTo = (next: string | undefined): void => {
      if (next === undefined) return;
      const isRange = event.shiftKey && fieldIds().includes(next) && fieldIds().includes(id);
      flushSync(() => builder.select(isRange ? extendTo(selection(), fieldIds(), next) : selectOnly(next)));
      focusPart(next);
      if (isRange) builder.announce(sayFieldsSelected(selection().ids.size));
    };
    const step = (by: -1 | 1) => (): void => goTo(rows()[rows().indexOf(id) + by]);
    const container = containerById(definitionOf(builder.get()), id);
    const isCollapsed = builder.get().collapsed.has(id);
    /** Folds a page or group, like the branches of a tree; elsewhere goes to the next row. */
    const fold = (by: -1 | 1) => (): void => {
      if (container && isCollapsed === by > 0) builder.toggleCollapsed(id);
      else step(by)();
    };
    const compose = (): void => builder.compose(gapBehind(definitionOf(builder.get()), new Set([id])));
    const move = (by: -1 | 1) => (): void => {
      // Another list mounts the row again, without its focus.
      flushSync(() => builder.moveParts(ids, by));
      focusPart(id);
    };
    const withAlt: Record<string, () => void> = {
      ArrowUp: move(-1),
      ArrowDown: move(1),
      ArrowLeft: () => builder.widen(ids, -1),
      ArrowRight: () => builder.widen(ids, 1),
    };
    const withControl: Record<string, () => void> = {
      a: () => {
        builder.select(selectAll(selection(), fieldIds()));
        builder.announce(sayFieldsSelected(fieldIds().length));
      },
      d: () => {
        flushSync(() => builder.duplicateParts(ids));
        focusPart(selection().active);
      },
      g: () => builder.groupFields(ids),
      Enter: compose,
    };
    const remove = (): void => {
      flushSync(() => builder.removeParts(ids, true));
      focusPart(selection().active);
    };
    const plain: Record<string, () => void> = {
      ArrowUp: step(-1),
      ArrowLeft: fold(-1),
      ArrowDown: step(1),
      ArrowRight: fold(1),
      Home: () => goTo(fieldIds()[0]),
      End: () => goTo(fieldIds().at(-1)),
      Enter: exits.toProperties,
      F2: () => builder.startNaming(id),
      ' ': () =>
        fieldIds().includes(id) ? builder.select(toggleField(selection(), id)) : builder.toggleCollapsed(id),
      '/': compose,
      Delete: remove,
      Backspace: remove,
      Escape: () => builder.select(selectNothing(selection())),
      a: exits.toPalette,
      Insert: exits.toPalette,
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.altKey) return withAlt[key];
    if (event.ctrlKey || event.metaKey) return withControl[key];
    return plain[key];
  };
}
