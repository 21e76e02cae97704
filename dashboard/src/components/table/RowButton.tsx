import type { ComponentProps } from 'react';
import classes from './rowControls.module.css';

/** A button of a row that is an icon: it looks like an `ActionIcon`, and takes a long list less time to render. */
export function RowButton({ className, ...props }: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      {...props}
      className={`mantine-ActionIcon-root mantine-focus-auto ${classes['button']} ${className ?? ''}`}
    />
  );
}
