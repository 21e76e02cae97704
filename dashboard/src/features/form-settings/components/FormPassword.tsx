import { t } from '@lingui/core/macro';
import { Group, Stack, Switch } from '@mantine/core';
import { PASSWORD_LENGTH } from '@inlay/sdk/model';
import { useState, type FormEvent } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { PasswordInput } from '../../../components/PasswordInput.tsx';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { useFormPassword } from '../../../domain/publishing/formPassword.ts';

/** The password that visitors enter before they see anything of a form; it is never shown again (EMBED-130). */
export function FormPassword({
  formId,
  hasOne,
  isOther,
}: {
  formId: string;
  hasOne: boolean;
  /** Whether visitors sign in instead. */
  isOther: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useFormPassword(formId);
  const { min, max } = PASSWORD_LENGTH;

  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (password.length < min || password.length > max)
      return setError(t`Password must be at least ${PASSWORD_LENGTH.min} characters long`);
    mutate(password, {
      onSuccess: () => {
        setPassword('');
        setOpen(false);
      },
    });
  };

  return (
    <Stack gap={12}>
      <Switch
        label={SETTINGS.password.label}
        description={
          isOther
            ? t`Turn off the sign-in first: a form asks for one of both.`
            : t`Visitors enter it before they see anything of the form. Invited people don’t need it.`
        }
        checked={hasOne || isOpen}
        disabled={isPending || (isOther && !hasOne)}
        onChange={(event) => {
          const isOn = event.currentTarget.checked;
          setOpen(isOn);
          if (!isOn && hasOne) mutate(null);
        }}
      />
      {hasOne || isOpen ? (
        <form onSubmit={save} noValidate>
          <Group gap={8} align="flex-end">
            <PasswordInput
              flex={1}
              label={hasOne ? t`New password` : t`Password`}
              description={
                hasOne
                  ? t`Whoever entered the present one is asked again.`
                  : t`Tell it to your visitors yourself.`
              }
              autoComplete="off"
              value={password}
              error={error}
              onChange={(event) => {
                setPassword(event.currentTarget.value);
                setError(null);
              }}
            />
            <BusyButton type="submit" variant="default" isBusy={isPending} mb={error ? 22 : 0}>
              {hasOne ? t`Change password` : t`Set password`}
            </BusyButton>
          </Group>
        </form>
      ) : null}
    </Stack>
  );
}
