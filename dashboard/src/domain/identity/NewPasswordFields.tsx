import { t } from '@lingui/core/macro';
import { PasswordInput, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { checkPassword } from '@inlay/sdk/model';
import classes from './newPasswordFields.module.css';

/** The one rule for new passwords, in words (D-04). */
export const PASSWORD_RULE = t`At least 8 characters, with a lowercase letter, an uppercase letter, a digit and a special character.`;
const RULE_MET = t`This password meets all requirements.`;

/** Problems of a new password and its repetition. */
export interface NewPasswordProblems {
  password?: string;
  confirmation?: string;
}

/** Checks a new password, typed twice, before it is sent (D-04, RESET-010, RESET-011). */
export function newPasswordProblems(password: string, confirmation: string): NewPasswordProblems {
  const checked = checkPassword(password);
  return {
    ...(!checked.ok && { password: checked.message }),
    ...(confirmation !== password && { confirmation: t`Passwords do not match.` }),
  };
}

interface NewPasswordFieldsProps {
  password: string;
  confirmation: string;
  onPasswordChange(password: string): void;
  onConfirmationChange(confirmation: string): void;
  /** Beside its field: a problem from `newPasswordProblems`, or from the server. */
  passwordError?: ReactNode;
  confirmationError?: ReactNode;
  autoFocus?: boolean;
}

/** A new password and the same once more, each with a toggle that shows it; the rule answers while it is typed. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmation, passwordError, confirmationError } = props;
  return (
    <Stack gap={16}>
      <PasswordInput
        label={t`New password`}
        name="new-password"
        autoComplete="new-password"
        autoFocus={props.autoFocus ?? false}
        value={password}
        error={passwordError}
        aria-invalid={Boolean(passwordError)}
        onChange={(event) => props.onPasswordChange(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t`Show new password`, tabIndex: 0 }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        descriptionProps={{ 'aria-live': 'polite' }}
        // An error repeats the hint.
        description={passwordError ? undefined : <Hint password={password} />}
      />
      <PasswordInput
        label={t`Confirm new password`}
        name="confirm-password"
        autoComplete="new-password"
        value={confirmation}
        error={confirmationError}
        aria-invalid={Boolean(confirmationError)}
        onChange={(event) => props.onConfirmationChange(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t`Show repeated password`, tabIndex: 0 }}
      />
    </Stack>
  );
}

/** The rule, then its missing part, then a confirmation. */
function Hint({ password }: { password: string }) {
  const checked = checkPassword(password);
  if (!checked.ok) return password === '' ? PASSWORD_RULE : checked.message;
  return (
    <span className={classes['met']}>
      <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
      {RULE_MET}
    </span>
  );
}
