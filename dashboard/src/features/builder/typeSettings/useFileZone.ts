import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Returns the attributes of a place that takes a file which is dropped on it, or pasted inside. */
export function useFileZone(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const onDrag = (event: DragEvent): void => {
    // oxlint-disable-next-line texts/literal -- a type of the drag and drop API
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer): void => {
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    // The canvas around it pastes fields.
    event.stopPropagation();
    onFile(file);
  };
  return {
    'data-over': isOver || undefined,
    onDragOver: onDrag,
    onDragLeave: onDrag,
    onDrop: (event: DragEvent): void => {
      onDrag(event);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent): void => take(event, event.clipboardData),
  };
}
