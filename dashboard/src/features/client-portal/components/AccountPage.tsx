import { t } from '@lingui/core/macro';
import { Group, Stack, Title } from '@mantine/core';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { LanguageSelect } from '../../../components/LanguageSelect.tsx';
import { NewPasswordFields, newPasswordProblems } from '../../../domain/identity/NewPasswordFields.tsx';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';
import { WRONG_PASSWORD } from '../../../lib/fieldProblems.ts';
import { chooseLanguage, language } from '../../../lib/language.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { changePassword } from '../api/portal.ts';
import { BackToPortal } from './BackToPortal.tsx';
import classes from './portal.module.css';

/** /client/account: the client's language and password (CLNT-091, CLNT-093). */
export function AccountPage() {
  return (
    <Stack gap={24} className={classes['narrow'] ?? ''}>
      <title>{t`Account · Client Portal`}</title>
      <div>
        <BackToPortal />
        <Title order={1} mt={8}>
          {t`Account`}
        </Title>
      </div>
      <section className={`card ${classes['section']}`} aria-label={t`Language`}>
        <LanguageSelect
          label={t`Language`}
          description={t`Kept in this browser.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={language}
          onChange={chooseLanguage}
        />
      </section>
      <section className={`card ${classes['section']}`}>
        <Title order={2}>{t`Password`}</Title>
        <PasswordForm />
      </section>
    </Stack>
  );
}

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

function PasswordForm() {
  const { form, problem, formProps } = useSavedForm({
    initialValues: EMPTY,
    check: ({ currentPassword, newPassword, confirmation }) => ({
      ...(currentPassword === '' && { currentPassword: t`Enter your current password.` }),
      ...newPasswordProblems(newPassword, confirmation),
    }),
    codes: { [WRONG_PASSWORD]: 'currentPassword' },
    save: async ({ currentPassword, newPassword }) => {
      await changePassword({ currentPassword, newPassword });
      form.setValues(EMPTY);
      toastSuccess(t`Password updated. Other browsers were signed out.`);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} title={t`Your password was not changed`} />
        <PasswordField label={t`Current password`} {...form.getInputProps('currentPassword')} />
        <NewPasswordFields form={form} />
        <Group justify="flex-end">
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Change password`}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
