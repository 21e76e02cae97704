import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormDetail, UpdateFormRequest } from '@inlay/api/contract';
import { checkEmail, checkUrl } from '@inlay/sdk/model';
import { ApiError } from '../../../lib/apiError.ts';
import { useUpdateForm } from '../api/form.ts';
import { useTypedSetting } from '../useTypedSetting.ts';

/** Checks an address; only the server knows the installation's hosts (D-166). */
export const urlProblem = (text: string): string | null => {
  if (text.trim() === '') return null;
  const checked = checkUrl(text);
  return checked.ok || checked.code === 'private_host' ? null : checked.message;
};
export const emailProblem = (text: string): string | null => {
  if (text.trim() === '') return null;
  const checked = checkEmail(text);
  return checked.ok ? null : checked.message;
};

type TypedName = 'redirectUrl' | 'logoUrl' | 'clientPrimaryEmail';

interface TypedSettingProps {
  form: FormDetail;
  name: TypedName;
  label: string;
  help: string;
  stored: string;
  maxLength: number;
  check: (text: string) => string | null;
}

/** A text attribute of a form: saved on leaving the field (FSET-013); a refused text stays in the field. */
export function TypedSetting(props: TypedSettingProps) {
  const { form, name, label, help, stored, maxLength, check } = props;
  const update = useUpdateForm(form.id);
  /** The refused text: shown until something else is typed. */
  const [refused, setRefused] = useState<{ text: string; message: string } | null>(null);
  const save = (text: string): void => {
    const changes: UpdateFormRequest = { [name]: text };
    update.mutate(changes, {
      onSuccess: () => setRefused(null),
      onError: (error) => {
        const issue = error instanceof ApiError ? error.issues[0] : undefined;
        setRefused({ text, message: issue?.message ?? t`Failed to update form` });
      },
    });
  };
  const setting = useTypedSetting(stored, save, check);
  const isUntouched = setting.value === stored;
  const isRefused = refused !== null && isUntouched;
  // Shows the sent text until the server has responded.
  const sent = update.isPending && isUntouched ? update.variables[name] : undefined;
  return (
    <TextInput
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={maxLength}
      value={isRefused ? refused.text : (sent ?? setting.value)}
      error={isRefused ? refused.message : setting.error}
      onChange={(event) => {
        setRefused(null);
        setting.onChange(event.currentTarget.value);
      }}
      onBlur={setting.onBlur}
    />
  );
}
