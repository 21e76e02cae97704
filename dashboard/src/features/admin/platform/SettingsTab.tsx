import { t } from '@lingui/core/macro';
import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { AdminSettingsResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { useSettings } from './settingsApi.ts';
import classes from './settings.module.css';

const SettingsForm = lazy(async () => ({ default: (await import('./SettingsForm.tsx')).SettingsForm }));
const MailTest = lazy(async () => ({
  default: (await import('../../../domain/notifications/MailTest.tsx')).MailTest,
}));

const CAPTCHA_NAMES = {
  altcha: t`ALTCHA (built in)`,
  hcaptcha: 'hCaptcha',
  turnstile: t`Cloudflare Turnstile`,
};

/** As many as there are settings. */
const SKELETON_ROWS = Array.from({ length: 10 }, (_one, index) => index);

/** Settings: those that administrators change at run time, and those of the environment (D-150, decision 073). */
export function SettingsTab() {
  const { data, isPending, error, refetch } = useSettings();
  return (
    <Stack gap={24}>
      {error ? (
        <LoadFailure title={t`Failed to load settings`} error={error} onRetry={() => refetch()} />
      ) : null}
      {isPending || data ? (
        <Section title={t`Platform settings`} text={t`These apply to the whole platform immediately.`}>
          {data ? (
            <Suspense fallback={<FormSkeleton />}>
              <SettingsForm stored={data.settings} />
            </Suspense>
          ) : (
            <FormSkeleton />
          )}
        </Section>
      ) : null}
      {data ? <Environment answer={data} /> : null}
    </Stack>
  );
}

/** Settings that only the installation's environment can change. */
function Environment({ answer }: { answer: AdminSettingsResponse }) {
  const { mail, captchaProvider } = answer;
  return (
    <Section
      title={t`Set by the installation`}
      text={t`Read-only values from the environment of the platform.`}
    >
      <dl className={classes['facts']}>
        <dt>{t`Captcha provider`}</dt>
        <dd>
          {CAPTCHA_NAMES[captchaProvider]}
          <span className={classes['note']}>{t`Keeps bots out at sign-in and on forms with a captcha.`}</span>
        </dd>
        <dt>{t`Email`}</dt>
        <dd>
          {mail.isConfigured ? t`Sent from ${mail.from}` : t`No mail server is configured`}
          <span className={classes['note']}>
            {mail.isConfigured
              ? t`The sender of every email from the platform.`
              : t`Emails wait in the outbox until a mail server is configured.`}
          </span>
          {mail.isConfigured ? (
            <Suspense fallback={<Skeleton height={36} />}>
              <MailTest />
            </Suspense>
          ) : null}
        </dd>
      </dl>
    </Section>
  );
}

function FormSkeleton() {
  return (
    <div className={classes['form']} aria-hidden="true">
      {SKELETON_ROWS.map((field) => (
        <div key={field} className={classes['pending']}>
          <Skeleton height={42} maw={440} />
        </div>
      ))}
    </div>
  );
}
