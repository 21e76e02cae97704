import { ColorInput, type ColorInputProps } from '@mantine/core';
import { useState } from 'react';

/** A colour with its picker, which Escape closes. */
export function ColorField({ popoverProps, ...props }: ColorInputProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ColorInput
      format="hex"
      {...props}
      popoverProps={{ ...popoverProps, opened: isOpen }}
      onFocus={(event) => {
        setOpen(true);
        props.onFocus?.(event);
      }}
      onClick={() => setOpen(true)}
      onBlur={(event) => {
        setOpen(false);
        props.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // A dialog around it stays.
        event.stopPropagation();
        setOpen(false);
      }}
    />
  );
}
