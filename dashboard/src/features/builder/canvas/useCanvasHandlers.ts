import { t } from '@lingui/core/macro';
import { useMemo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { idsOf } from '../definition/editing.ts';
import { extendTo, selectAll, selectNothing, selectOnly, toggleField } from '../definition/selection.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { focusField } from './focusField.ts';

/** Targets of the keyboard outside the canvas. */
export interface CanvasExits {
  /** The palette. */
  toPalette(): void;
  /** The properties of the selected field. */
  toProperties(): void;
  /** A field was chosen by pointer: its properties are wanted in view. */
  onChosen(): void;
}

const fieldIdAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-field]')?.getAttribute('data-field') ?? null) : null;

/** Returns whether the field has the focus, not a handle in it. */
const isFieldItself = (target: EventTarget): boolean =>
  target instanceof Element && target.hasAttribute('data-field');

/** Pointer and keyboard handlers of the canvas; one set for all fields. */
export function useCanvasHandlers(builder: BuilderCore, exits: CanvasExits) {
  // A field that a pointer brings the focus to is selected by the click that follows.
  const isByPointer = useRef(false);
  return useMemo(() => {
    const order = (): string[] => idsOf(definitionOf(builder.get()));
    const selection = () => builder.get().selection;

    /** The key's action, if it has one here. */
    const actionOf = (event: KeyboardEvent, fieldId: string): (() => void) | undefined => {
      const ids = selection().ids.has(fieldId) ? selection().ids : [fieldId];
      const goTo = (index: number): void => {
        const next = order()[Math.min(Math.max(index, 0), order().length - 1)];
        if (next === undefined) return;
        const isRange = event.shiftKey;
        flushSync(() => builder.select(isRange ? extendTo(selection(), order(), next) : selectOnly(next)));
        focusField(next);
        if (isRange) builder.announce(t`${selection().ids.size} fields selected`);
      };
      const at = order().indexOf(fieldId);
      const withAlt: Record<string, () => void> = {
        ArrowUp: () => builder.moveBy(ids, -1),
        ArrowDown: () => builder.moveBy(ids, 1),
        ArrowLeft: () => builder.widen(ids, -1),
        ArrowRight: () => builder.widen(ids, 1),
      };
      const withControl: Record<string, () => void> = {
        a: () => {
          builder.select(selectAll(selection(), order()));
          builder.announce(t`${order().length} fields selected`);
        },
        d: () => {
          flushSync(() => builder.duplicate(ids));
          focusField(selection().active);
        },
      };
      const remove = (): void => {
        flushSync(() => builder.remove(ids, true));
        focusField(selection().active);
      };
      const plain: Record<string, () => void> = {
        ArrowUp: () => goTo(at - 1),
        ArrowLeft: () => goTo(at - 1),
        ArrowDown: () => goTo(at + 1),
        ArrowRight: () => goTo(at + 1),
        Home: () => goTo(0),
        End: () => goTo(order().length - 1),
        Enter: exits.toProperties,
        F2: () => builder.startNaming(fieldId),
        ' ': () => builder.select(toggleField(selection(), fieldId)),
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
        const fieldId = fieldIdAt(event.target);
        if (fieldId === null || !isFieldItself(event.target)) return;
        const action = actionOf(event, fieldId);
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
        const fieldId = fieldIdAt(event.target);
        if (fieldId === null) return builder.select(selectNothing(selection()));
        if (event.shiftKey) return builder.select(extendTo(selection(), order(), fieldId));
        if (event.ctrlKey || event.metaKey) return builder.select(toggleField(selection(), fieldId));
        builder.select(selectOnly(fieldId));
        return exits.onChosen();
      },
      onDoubleClick(event: MouseEvent): void {
        const fieldId = fieldIdAt(event.target);
        if (fieldId !== null) builder.startNaming(fieldId);
      },
      onFocus(event: FocusEvent): void {
        const fieldId = fieldIdAt(event.target);
        if (fieldId === null || isByPointer.current || !isFieldItself(event.target)) return;
        const { ids, active } = selection();
        if (!ids.has(fieldId)) builder.select(selectOnly(fieldId));
        else if (active !== fieldId) builder.select({ ...selection(), active: fieldId });
      },
    };
  }, [builder, exits]);
}
