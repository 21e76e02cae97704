import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, type AlertProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MailHealth } from '@inlay/api/contract';
import { Warning } from '../../components/Warning.tsx';
import { useSession } from '../identity/session.ts';
import { usePublicSettings } from '../platform/publicSettings.ts';

/** Returns whether mails go out; undefined while that loads. */
export const useMailHealth = (): MailHealth | undefined => usePublicSettings()?.mail;

interface Words {
  title: string;
  text: string;
  /** What an administrator does about it. */
  step: string;
}

const NOT_SENT = t`Emails are not being sent`;
const WORDS: Readonly<Record<Exclude<MailHealth, 'working'>, Words>> = {
  none: { title: NOT_SENT, text: t`No mail server is set up, so emails wait.`, step: t`Set it up` },
  failing: { title: NOT_SENT, text: t`The mail server takes no emails, so they wait.`, step: t`See why` },
  unproven: {
    title: t`The mail server is not tested yet`,
    text: t`No email has gone out through it.`,
    step: t`Send a test`,
  },
};

interface MailNoticeProps extends Pick<AlertProps, 'mx' | 'mb'> {
  /** Whether a server that nobody has tried is worth a word, too. */
  asksForTest?: boolean;
  /** Ways around it. */
  children?: ReactNode;
}

/** Warns where mails do not go out: leads administrators to the mail server, and others to whom they can ask (D-192). */
export function MailNotice({ asksForTest = false, children, ...place }: MailNoticeProps) {
  const settings = usePublicSettings();
  const health = settings?.mail ?? 'working';
  const { user } = useSession();
  if (health === 'working' || (health === 'unproven' && !asksForTest)) return null;
  const { title, text, step } = WORDS[health];
  return (
    <Warning {...place} title={title}>
      {text}{' '}
      {user?.role === 'admin' ? (
        <Anchor component={Link} to="/admin/settings#mail" underline="always" inherit>
          {step}
        </Anchor>
      ) : settings?.helpContact ? (
        <Trans>
          Ask for help: <bdi>{settings.helpContact}</bdi>
        </Trans>
      ) : (
        t`Ask your administrator.`
      )}
      {children}
    </Warning>
  );
}
