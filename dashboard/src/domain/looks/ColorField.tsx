import { ColorInput, type ColorInputProps } from '@mantine/core';
import { useState } from 'react';
import { parseHex } from './hexText.ts';
import { useTypedColor } from './useTypedColor.ts';

interface ColorFieldProps extends Omit<ColorInputProps, 'value' | 'defaultValue' | 'onChange' | 'fixOnBlur'> {
  /** Without one, it is white. */
  value?: string;
  /** Takes a whole colour as `#rrggbb`, or a text that is none, or none yet. */
  onChange(text: string): void;
}

/** A colour with its picker, which Escape closes. What is typed stays as it is typed until it is a colour. */
export function ColorField({ popoverProps, value, onChange, ...props }: ColorFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { text, error, type, leave } = useTypedColor(value ?? '');
  return (
    <ColorInput
      format="hex"
      {...props}
      // What is no colour is said, and not replaced by the one before.
      fixOnBlur={false}
      error={error}
      value={text}
      onChange={(next) => {
        type(next);
        onChange(parseHex(next) ?? next);
      }}
      popoverProps={{ ...popoverProps, opened: isOpen }}
      onFocus={(event) => {
        setOpen(true);
        props.onFocus?.(event);
      }}
      onClick={() => setOpen(true)}
      onBlur={(event) => {
        setOpen(false);
        leave();
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
