import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './busyButton.module.css';

interface BusyButtonProps
  extends ButtonProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonProps | 'onClick'> {
  isBusy: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
}

/**
 * A button that keeps its width, place and focus while it works; a second press does nothing. (Mantine's own
 * `loading` disables the button, and a disabled button loses the focus.)
 */
export function BusyButton({
  isBusy,
  onClick,
  children,
  type = 'button',
  'aria-disabled': isDisabled,
  ...rest
}: BusyButtonProps) {
  return (
    <Button
      {...rest}
      type={isBusy ? 'button' : type}
      aria-disabled={isBusy || isDisabled}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onClick?.();
      }}
    >
      <span className={classes['content']} data-busy={isBusy || undefined}>
        {children}
      </span>
      {isBusy ? (
        <span className={classes['spinner']}>
          <Loader size={16} color="currentColor" aria-hidden="true" />
        </span>
      ) : null}
    </Button>
  );
}
