import { t } from '@lingui/core/macro';
import { Stack, Title } from '@mantine/core';
import { LanguageSelect } from '../../../components/LanguageSelect.tsx';
import { ChangePasswordForm } from '../../../domain/identity/ChangePasswordForm.tsx';
import { chooseLanguage, language } from '../../../lib/language.ts';
import { changePassword } from '../api/portal.ts';
import { BackToPortal } from './BackToPortal.tsx';
import { MailSettings } from './MailSettings.tsx';
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
      <MailSettings />
      <section className={`card ${classes['section']}`}>
        <Title order={2}>{t`Password`}</Title>
        <ChangePasswordForm change={changePassword} />
      </section>
    </Stack>
  );
}
