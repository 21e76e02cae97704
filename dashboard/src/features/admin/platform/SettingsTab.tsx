import { Skeleton, Stack, Text } from '@mantine/core';
import type { AdminSettingsResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useSettings } from './settingsApi.ts';
import classes from './settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';

const CAPTCHA_NAMES = {
  altcha: 'ALTCHA, by the platform itself',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
};

/** Settings: what administrators change while the platform runs, what its environment says, what is not built (D-150). */
export function SettingsTab() {
  const { data, isPending, error, refetch } = useSettings();
  return (
    <Stack gap={24}>
      {error ? (
        <LoadFailure title="Failed to load the settings" error={error} onRetry={() => refetch()} />
      ) : null}
      {isPending || data ? (
        <Section title="Platform settings" text="They hold for the whole platform and take effect at once.">
          {data ? <SettingsForm stored={data.settings} /> : <FormSkeleton />}
        </Section>
      ) : null}
      {data ? <Environment answer={data} /> : null}
      {/* Not before what stands above it has its height. */}
      {isPending ? null : <MoreSettings />}
    </Stack>
  );
}

/** The badge's words are the specification's (ADMIN-025, D-150): what is not built says so and offers nothing to press. */
function MoreSettings() {
  return (
    <Section title="More settings" action={<StatusBadge tone="neutral">coming soon</StatusBadge>}>
      <Text px={16} pb={16} c="dimmed">
        A logo and colours of your own for the dashboard, and changing the words of mails, are not built yet.
      </Text>
    </Section>
  );
}

/** What only the environment of the installation can change. */
function Environment({ answer }: { answer: AdminSettingsResponse }) {
  const { mail, captchaProvider } = answer;
  return (
    <Section
      title="Set by the installation"
      text="For reading: these come from the environment the platform was started with."
    >
      <dl className={classes['facts']}>
        <dt>Captcha provider</dt>
        <dd>
          {CAPTCHA_NAMES[captchaProvider]}
          <span className={classes['note']}>
            Tells people from programs at sign-in and on forms that ask for it.
          </span>
        </dd>
        <dt>Mail</dt>
        <dd>
          {mail.isConfigured ? `Sent from ${mail.from}` : 'No mail server is configured'}
          <span className={classes['note']}>
            {mail.isConfigured
              ? 'Every mail of the platform carries this sender.'
              : 'Mails wait in the outbox on the Overview until one is.'}
          </span>
        </dd>
      </dl>
    </Section>
  );
}

function FormSkeleton() {
  return (
    <div className={classes['form']} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((field) => (
        <div key={field} className={classes['pending']}>
          <Skeleton height={42} maw={440} />
        </div>
      ))}
    </div>
  );
}
