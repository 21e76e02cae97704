import { PasswordInput } from '../../components/PasswordInput.tsx';
import type { ReactNode } from 'react';

interface PasswordFieldProps {
  label: string;
  value?: string;
  error?: ReactNode;
  autoFocus?: boolean;
  onChange(password: string): void;
}

/** The person's present password. */
export function PasswordField({ label, value = '', error, autoFocus = false, onChange }: PasswordFieldProps) {
  return (
    <PasswordInput
      label={label}
      name="current-password"
      autoComplete="current-password"
      // The first focuses it when a dialog opens, the second when an open dialog shows it.
      data-autofocus={autoFocus || undefined}
      autoFocus={autoFocus}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
