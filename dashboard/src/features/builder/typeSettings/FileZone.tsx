import { Progress } from '@mantine/core';
import { useState, type AriaAttributes, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import classes from './fileZone.module.css';

interface FileZoneProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-describedby'> {
  onFile(file: File): void;
  children: ReactNode;
}

/** A place that takes a file which is dropped on it, or pasted inside. */
export function FileZone({ onFile, children, ...named }: FileZoneProps) {
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
  return (
    <div
      {...named}
      className={classes['zone']}
      role="group"
      data-over={isOver || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        take(event, event.dataTransfer);
      }}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {children}
    </div>
  );
}

/** The bar of an upload, while there is one. */
export function UploadBar({ progress, label }: { progress: number | null; label: string }) {
  return progress === null ? null : <Progress value={progress * 100} size="sm" aria-label={label} />;
}
