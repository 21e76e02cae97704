import { t } from '@lingui/core/macro';
import { TextInput, type TextInputProps } from '@mantine/core';

/** The address of an account. */
export function EmailInput(props: TextInputProps) {
  return <TextInput label={t`Email`} type="email" name="email" autoComplete="username" {...props} />;
}
