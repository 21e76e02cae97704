import { t } from '@lingui/core/macro';
import { Group, Stack, TextInput } from '@mantine/core';
import { checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useUpdateProfile } from '../api/profile.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { SettingsSection } from './SettingsFrame.tsx';
import { refusalText } from '../../../lib/refusalText.ts';

/** The person's name. */
export function NameSection({ fullName }: { fullName: string }) {
  const update = useUpdateProfile();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { fullName },
    check: (values) => {
      const checked = checkText(values.fullName.trim(), MAX_PERSON_NAME_LENGTH);
      return checked.ok ? {} : { fullName: refusalText(checked) };
    },
    save: async (values) => {
      await update.mutateAsync({ fullName: values.fullName.trim() });
      toastSuccess(t`Profile updated successfully`);
    },
  });
  return (
    <SettingsSection name="name" title={t`Name`} text={t`Your name as others see it.`}>
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem title={t`Failed to update profile`} problem={problem} />
          <TextInput
            label={t`Full name`}
            name="name"
            autoComplete="name"
            {...form.getInputProps('fullName')}
          />
          <Group justify="flex-end">
            <BusyButton type="submit" isBusy={form.submitting}>
              {t`Save name`}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </SettingsSection>
  );
}
