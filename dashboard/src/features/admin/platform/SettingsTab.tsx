import { t } from '@lingui/core/macro';
import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { AdminSettingsResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { useSettings } from './settingsApi.ts';
import classes from './settings.module.css';

const SettingsForm = lazy(async () => ({ default: (await import('./SettingsForm.tsx')).SettingsForm }));
const MailServer = lazy(async () => ({
  default: (await import('../../../domain/notifications/mail-server/MailServer.tsx')).MailServer,
}));

const ProviderSettings = lazy(async () => ({
  default: (await import('../sign-in-provider/ProviderSettings.tsx')).ProviderSettings,
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
      <Email />
      <SignIn />
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

/** Returns the heading of a section, which gets the focus when the address names it. */
function useNamedHeading(name: string): RefObject<HTMLHeadingElement | null> {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash === name) heading.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a second link to it counts
  }, [hash, key, name]);
  return heading;
}

/** The mail server. */
function Email() {
  const heading = useNamedHeading('#mail');
  return (
    <Section
      title={t`Email`}
      text={t`The server that sends the emails of this platform.`}
      headingRef={heading}
    >
      <div className={classes['mail']}>
        <Suspense fallback={<Skeleton height={240} />}>
          <MailServer />
        </Suspense>
      </div>
    </Section>
  );
}

/** The provider by which people sign in (SSO-001). */
function SignIn() {
  return (
    <Section
      title={t`Single sign-on`}
      text={t`People sign in with the account they have at your company (OpenID Connect).`}
      headingRef={useNamedHeading('#sign-on')}
    >
      <div className={classes['mail']}>
        <Suspense fallback={<Skeleton height={240} />}>
          <ProviderSettings />
        </Suspense>
      </div>
    </Section>
  );
}

/** Settings that only the installation's environment can change. */
function Environment({ answer }: { answer: AdminSettingsResponse }) {
  return (
    <Section
      title={t`Set by the installation`}
      text={t`Read-only values from the environment of the platform.`}
    >
      <dl className={classes['facts']}>
        <dt>{t`Captcha provider`}</dt>
        <dd>
          {CAPTCHA_NAMES[answer.captchaProvider]}
          <span className={classes['note']}>{t`Keeps bots out at sign-in and on forms with a captcha.`}</span>
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
