import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { PasswordInput } from '../../components/PasswordInput.tsx';
import IconCircleCheck from '~icons/circle-check';
import type { ReactNode } from 'react';
import { checkPassword } from '@inlay/sdk/model';
import classes from './newPasswordFields.module.css';
import { refusalText } from '../../lib/refusalText.ts';

/** The one rule for new passwords, in words (D-04). */
export const PASSWORD_RULE = t`At least 8 characters, with a lowercase letter, an uppercase letter, a digit and a special character.`;
/** The specification ends this text with a full stop where a password is typed twice (RESET-012). */
const TOO_SHORT = t`Password must be at least 8 characters long.`;
const RULE_MET = t`This password meets all requirements.`;

/** Checks a new password, typed twice, before it is sent (D-04, RESET-010, RESET-011). */
export function newPasswordProblems(
  newPassword: string,
  confirmation: string,
): { newPassword?: string; confirmation?: string } {
  const checked = checkPassword(newPassword);
  return {
    ...(!checked.ok && {
      newPassword: checked.code === 'too_short' ? TOO_SHORT : refusalText(checked),
    }),
    ...(confirmation !== newPassword && { confirmation: t`Passwords do not match.` }),
  };
}

/** The part of a form that holds a new password. */
interface NewPasswordForm {
  values: { newPassword: string; confirmation: string };
  errors: Record<string, ReactNode>;
  setFieldValue(field: 'newPassword' | 'confirmation', value: string): void;
}

/** A new password and the same once more, each with a toggle that shows it; the rule answers while it is typed. */
export function NewPasswordFields({ form, autoFocus }: { form: NewPasswordForm; autoFocus?: boolean }) {
  const { newPassword, confirmation } = form.values;
  const errors = form.errors;
  return (
    <Stack gap={16}>
      <PasswordInput
        label={t`New password`}
        name="new-password"
        autoComplete="new-password"
        autoFocus={autoFocus ?? false}
        value={newPassword}
        error={errors['newPassword']}
        onChange={(event) => form.setFieldValue('newPassword', event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t`Show new password` }}
        descriptionProps={{ 'aria-live': 'polite' }}
        // An error repeats the hint.
        description={errors['newPassword'] ? undefined : <Hint password={newPassword} />}
      />
      <PasswordInput
        label={t`Confirm new password`}
        name="confirm-password"
        autoComplete="new-password"
        value={confirmation}
        error={errors['confirmation']}
        onChange={(event) => form.setFieldValue('confirmation', event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t`Show repeated password` }}
      />
    </Stack>
  );
}

/** The rule, then its missing part, then a confirmation. */
function Hint({ password }: { password: string }) {
  const checked = checkPassword(password);
  if (!checked.ok) return password === '' ? PASSWORD_RULE : refusalText(checked);
  return (
    <span className={classes['met']}>
      <IconCircleCheck size={16} aria-hidden="true" />
      {RULE_MET}
    </span>
  );
}
