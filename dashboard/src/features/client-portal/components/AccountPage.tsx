import { t } from '@lingui/core/macro';
import { Stack, Title } from '@mantine/core';
import type { Language } from '@inlay/sdk/model';
import { LanguageSelect } from '../../../components/LanguageSelect.tsx';
import { ChangePasswordForm } from '../../../domain/identity/ChangePasswordForm.tsx';
import { chooseLanguage, language } from '../../../lib/language.ts';
import { changePassword, useClient, useSaveClientSettings } from '../api/portal.ts';
import { BackToPortal } from './BackToPortal.tsx';
import { MailSettings } from './MailSettings.tsx';
import classes from './portal.module.css';

/** /client/account: the client's language and password (CLNT-091, CLNT-093). */
export function AccountPage() {
  const { data: client } = useClient();
  const save = useSaveClientSettings();
  const choose = (chosen: Language | null): void => {
    const done = (): void => chooseLanguage(chosen);
    // Who looks at the portal as a client changes nothing of theirs.
    if (chosen === null || client?.isView) done();
    else save.mutate({ language: chosen }, { onSuccess: done });
  };
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
          description={t`In this browser, and in emails to you.`}
          value={language}
          onChange={choose}
        />
      </section>
      <MailSettings />
      <section className={`card ${classes['section']}`}>
        <Title order={2}>{t`Password`}</Title>
        <ChangePasswordForm change={changePassword} />
      </section>
    </Stack>
  );
}
