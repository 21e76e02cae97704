import { t } from '@lingui/core/macro';
import { Stack, TextInput } from '@mantine/core';
import type { SessionResponse, SetUpLinkResponse } from '@inlay/api/contract';
import { checkPassword, checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { ChosenPasswordInput } from '../../../domain/identity/ChosenPasswordInput.tsx';
import { EmailInput } from '../../../domain/identity/EmailInput.tsx';
import { emailProblem } from '../../../domain/identity/checks.ts';
import { takeSession } from '../../../domain/identity/session.ts';
import { api } from '../../../lib/apiClient.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { StepFrame } from './StepFrame.tsx';
import { refusalText } from '../../../lib/refusalText.ts';

interface OwnerStepProps {
  token: string;
  link: SetUpLinkResponse;
  onDone(): void;
}

/** Name, address and password of the owner; uses the link up. */
export function OwnerStep({ token, link, onDone }: OwnerStepProps) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: { fullName: '', email: link.email ?? '', password: '' },
    check: ({ fullName, email, password }) => {
      const checkedName = checkText(fullName.trim(), MAX_PERSON_NAME_LENGTH);
      const checked = checkPassword(password, [email, fullName, link.platformName]);
      return {
        ...(!checkedName.ok && { fullName: refusalText(checkedName) }),
        ...emailProblem(email),
        ...(!checked.ok && { password: refusalText(checked) }),
      };
    },
    save: async (values) => {
      takeSession(await api.post<SessionResponse>('/auth/set-up', { token, ...values }));
      onDone();
    },
  });
  return (
    <StepFrame step={1} title={t`Welcome`} text={t`You will be the owner of this installation.`}>
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} />
          <TextInput
            label={t`Your name`}
            name="name"
            autoComplete="name"
            autoFocus
            {...form.getInputProps('fullName')}
          />
          <EmailInput {...form.getInputProps('email')} />
          <ChosenPasswordInput {...form.getInputProps('password')} />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Continue`}
          </BusyButton>
        </Stack>
      </form>
    </StepFrame>
  );
}
