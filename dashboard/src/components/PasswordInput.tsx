import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password with a button that shows it. Unlike the library's other inputs, its own does not say that it is invalid. */
export function PasswordInput(props: PasswordInputProps) {
  return <MantinePasswordInput {...props} aria-invalid={props.error ? true : undefined} />;
}
