import { t } from '@lingui/core/macro';
import { useMemo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { idsOf } from '../definition/editing.ts';
import { gapBehind, rowsOf } from '../definition/rows.ts';
import { containerById } from '../definition/tree.ts';
import { extendTo, selectAll, selectNothing, selectOnly, toggleField } from '../definition/selection.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { focusPart, ROW } from './focusPart.ts';

/** Targets of the keyboard outside the canvas. */
export interface CanvasExits {
  /** The palette. */
  toPalette(): void;
  /** The properties of the selected field. */
  toProperties(): void;
  /** A field was chosen by pointer: its properties are wanted in view. */
  onChosen(): void;
}

/** Returns the id of the field, or of the head of a page, group or ending, at a target. */
function rowIdAt(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest(ROW) : null;
  return row?.getAttribute('data-field') ?? row?.getAttribute('data-part') ?? null;
}

const isFieldRow = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(ROW)?.hasAttribute('data-field') === true;

/** Returns whether the row has the focus, not something in it. */
const isRowItself = (target: EventTarget): boolean => target instanceof Element && target.matches(ROW);

/** Pointer and keyboard handlers of the canvas; one set for all fields. */
export function useCanvasHandlers(builder: BuilderCore, exits: CanvasExits) {
  // A field that a pointer brings the focus to is selected by the click that follows.
  const isByPointer = useRef(false);
  return useMemo(() => {
    const fieldIds = (): string[] => idsOf(definitionOf(builder.get()));
    const rows = (): string[] => rowsOf(definitionOf(builder.get()), builder.get().collapsed);
    const selection = () => builder.get().selection;

    /** The key's action, if it has one here. */
    const actionOf = (event: KeyboardEvent, id: string): (() => void) | undefined => {
      const ids = selection().ids.has(id) ? selection().ids : [id];
      const goTo = (next: string | undefined): void => {
        if (next === undefined) return;
        const isRange = event.shiftKey && fieldIds().includes(next) && fieldIds().includes(id);
        flushSync(() => builder.select(isRange ? extendTo(selection(), fieldIds(), next) : selectOnly(next)));
        focusPart(next);
        if (isRange) builder.announce(t`${selection().ids.size} fields selected`);
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
      const withAlt: Record<string, () => void> = {
        ArrowUp: () => builder.moveParts(ids, -1),
        ArrowDown: () => builder.moveParts(ids, 1),
        ArrowLeft: () => builder.widen(ids, -1),
        ArrowRight: () => builder.widen(ids, 1),
      };
      const withControl: Record<string, () => void> = {
        a: () => {
          builder.select(selectAll(selection(), fieldIds()));
          builder.announce(t`${fieldIds().length} fields selected`);
        },
        d: () => {
          flushSync(() => builder.duplicate(ids));
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
          fieldIds().includes(id)
            ? builder.select(toggleField(selection(), id))
            : builder.toggleCollapsed(id),
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

    const forgetPointer = (): void => {
      isByPointer.current = false;
    };
    return {
      onKeyDown(event: KeyboardEvent): void {
        const id = rowIdAt(event.target);
        if (id === null || !isRowItself(event.target)) return;
        const action = actionOf(event, id);
        if (!action) return;
        event.preventDefault();
        action();
      },
      onPointerDown(): void {
        isByPointer.current = true;
      },
      onPointerUp: forgetPointer,
      onPointerCancel: forgetPointer,
      onClick(event: MouseEvent): void {
        const id = rowIdAt(event.target);
        if (id === null) return builder.select(selectNothing(selection()));
        const isField = isFieldRow(event.target);
        if (event.shiftKey && isField) return builder.select(extendTo(selection(), fieldIds(), id));
        if ((event.ctrlKey || event.metaKey) && isField) return builder.select(toggleField(selection(), id));
        builder.select(selectOnly(id));
        return exits.onChosen();
      },
      onDoubleClick(event: MouseEvent): void {
        const id = rowIdAt(event.target);
        if (id !== null) builder.startNaming(id);
      },
      onFocus(event: FocusEvent): void {
        const id = rowIdAt(event.target);
        if (id === null || isByPointer.current || !isRowItself(event.target)) return;
        const { ids, active } = selection();
        if (!ids.has(id)) builder.select(selectOnly(id));
        else if (active !== id) builder.select({ ...selection(), active: id });
      },
    };
  }, [builder, exits]);
}
