import { ColorInput, type ColorInputProps } from '@mantine/core';
import { useState } from 'react';
import { parseHex } from './hexText.ts';

interface ColorFieldProps extends Omit<ColorInputProps, 'value' | 'defaultValue' | 'onChange' | 'fixOnBlur'> {
  /** Without one, it is white. */
  value?: string;
  /** Takes a whole colour as `#rrggbb`, or a text that is none, or none yet. */
  onChange(text: string): void;
}

/** A colour with its picker, which Escape closes. What is being typed stays as it is typed until the box is left. */
export function ColorField({ popoverProps, value, onChange, ...props }: ColorFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <ColorInput
      format="hex"
      {...props}
      // What is no colour is said, and not replaced by the one before.
      fixOnBlur={false}
      value={typed ?? value ?? ''}
      onChange={(text) => {
        setTyped(text);
        onChange(parseHex(text) ?? text);
      }}
      popoverProps={{ ...popoverProps, opened: isOpen }}
      onFocus={(event) => {
        setOpen(true);
        props.onFocus?.(event);
      }}
      onClick={() => setOpen(true)}
      onBlur={(event) => {
        setOpen(false);
        setTyped(null);
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
