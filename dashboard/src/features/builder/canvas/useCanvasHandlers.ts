import { useMemo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { idsOf } from '../definition/editing.ts';
import { extendTo, selectNothing, selectOnly, toggleField } from '../definition/selection.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { createCanvasKeys, type CanvasExits } from './canvasKeys.ts';
import { ROW } from './focusPart.ts';

/** Returns the id of the field, or of the head of a page, group or ending, at a target. */
function rowIdAt(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest(ROW) : null;
  return row?.getAttribute('data-field') ?? row?.getAttribute('data-part') ?? null;
}

/** Returns the id of the group whose padding a target is. */
const groupIdAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? null) : null;

const isFieldRow = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(ROW)?.hasAttribute('data-field') === true;

/** Returns whether the row has the focus, not something in it. */
const isRowItself = (target: EventTarget): boolean => target instanceof Element && target.matches(ROW);

/** Pointer and keyboard handlers of the canvas; one set for all fields. */
export function useCanvasHandlers(builder: BuilderCore, exits: CanvasExits) {
  // A field that a pointer brings the focus to is selected by the click that follows.
  const isByPointer = useRef(false);
  return useMemo(() => {
    const actionOf = createCanvasKeys(builder, exits);
    const fieldIds = (): string[] => idsOf(definitionOf(builder.get()));
    const selection = () => builder.get().selection;

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
        const id = rowIdAt(event.target) ?? groupIdAt(event.target);
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
