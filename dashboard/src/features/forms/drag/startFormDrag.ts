import type { DragEvent } from 'react';
import { DRAGGED_FORMS } from '../../../lib/draggedForms.ts';

/** Begins to drag forms (FOLD-082): the picture under the pointer is the card or row that was taken. */
export function startFormDrag(event: DragEvent<HTMLElement>, formIds: readonly string[]): void {
  event.dataTransfer.setData(DRAGGED_FORMS, formIds.join(' '));
  event.dataTransfer.setDragImage(event.currentTarget, 16, 16);
}
