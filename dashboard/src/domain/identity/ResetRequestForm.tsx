import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { useSavedForm } from '../../lib/useSavedForm.ts';
import { emailProblem } from './checks.ts';
import { EmailInput } from './EmailInput.tsx';

interface ResetRequestFormProps {
  request(email: string): Promise<unknown>;
  /** Replaces the message of every problem. */
  problemText?: string;
  /** Below the problem. */
  notice?: ReactNode;
}

/** Requests a link that sets a new password, for users and clients. */
export function ResetRequestForm({ request, problemText, notice }: ResetRequestFormProps) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '' },
    check: ({ email }) => emailProblem(email),
    save: ({ email }) => request(email),
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} text={problemText} />
        {notice}
        <EmailInput autoFocus required withAsterisk={false} {...form.getInputProps('email')} />
        <BusyButton type="submit" isBusy={form.submitting} fullWidth>
          {t`Send reset link`}
        </BusyButton>
      </Stack>
    </form>
  );
}
