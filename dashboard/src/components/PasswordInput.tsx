import { t } from '@lingui/core/macro';
import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';

/**
 * A password with a button that shows it, named in the reader's language and reached by keyboard. Unlike the library's
 * other inputs, its own does not say that it is invalid.
 */
export function PasswordInput(props: PasswordInputProps) {
  return (
    <MantinePasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{
        'aria-label': t`Show password`,
        tabIndex: 0,
        ...props.visibilityToggleButtonProps,
      }}
    />
  );
}
