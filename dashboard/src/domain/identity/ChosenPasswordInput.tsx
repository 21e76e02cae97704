import { t } from '@lingui/core/macro';
import { type PasswordInputProps } from '@mantine/core';
import { PasswordInput } from '../../components/PasswordInput.tsx';
import { PASSWORD_RULE } from './NewPasswordFields.tsx';

/** The password of a new account, with its rule until an error says more. */
export function ChosenPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      label={t`Password`}
      name="new-password"
      autoComplete="new-password"
      description={props.error ? undefined : PASSWORD_RULE}
      {...props}
    />
  );
}
