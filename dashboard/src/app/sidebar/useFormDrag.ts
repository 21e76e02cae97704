import { useEffect, useState } from 'react';
import { DRAGGED_FORMS } from '../../lib/draggedForms.ts';

/** Returns whether forms are being dragged. */
export function useFormDrag(): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    // Later: browsers end a drag whose page changes as it begins.
    const start = ({ dataTransfer }: DragEvent): void => {
      if (dataTransfer?.types.includes(DRAGGED_FORMS)) setTimeout(() => setDragged(true));
    };
    const end = (): void => setDragged(false);
    document.addEventListener('dragstart', start);
    document.addEventListener('dragend', end);
    return () => {
      document.removeEventListener('dragstart', start);
      document.removeEventListener('dragend', end);
    };
  }, []);
  return isDragged;
}
