import { t } from '@lingui/core/macro';
import { Stack, Switch, Text } from '@mantine/core';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { MailNotice } from '../../../domain/notifications/MailNotice.tsx';
import { useAccountRecipients } from '../../../domain/notifications/recipients.ts';
import { useMasterSwitch, useSetMentionMails, useSetMasterSwitch } from '../api/emails.ts';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { AddEmailForm } from './AddEmailForm.tsx';
import { WeeklyReports } from './WeeklyReports.tsx';
import { EmailList } from './EmailList.tsx';
import classes from './notifications.module.css';
import { RefusableArea } from '../../../domain/identity/RefusableArea.tsx';
import { useAccountAbility } from '../../../domain/identity/roleRefusal.ts';

/** Lists who is notified about new submissions (NOTIF). */
export function NotificationsPage() {
  const mayManage = useAccountAbility('manage');
  const { data, isLoading, error, refetch } = useAccountRecipients({ enabled: mayManage });
  const emails = data?.emails;
  // The notice above would push down what is shown already.
  if (isLoading) {
    return <LoadingSkeleton height={480} radius={8} />;
  }
  return (
    <Stack gap={24} maw={960}>
      <MailNotice />
      <Setting name="notifications">
        <MasterSwitch />
      </Setting>
      <RefusableArea may={mayManage}>
        <Section title={t`Add an email address`} text={t`Only active, confirmed addresses receive emails.`}>
          <div className={classes['body']}>
            <AddEmailForm activeCount={emails?.filter(({ isActive }) => isActive).length ?? 0} />
          </div>
        </Section>
      </RefusableArea>
      {error && !data ? (
        <LoadFailure
          title={t`Failed to load notification emails: ${messageOf(error)}`}
          error={error}
          onRetry={() => refetch()}
        />
      ) : null}
      {mayManage && !(error && !data) ? (
        <Setting name="recipients">
          <EmailList emails={emails} />
        </Setting>
      ) : null}
      <Setting name="weekly">
        <WeeklyReports />
      </Setting>
    </Stack>
  );
}

/** The switch for all mails of the account, and what it means (NOTIF-002, NOTIF-003, D-126). */
function MasterSwitch() {
  const { data, error, refetch } = useMasterSwitch();
  const save = useSetMasterSwitch();
  const mentions = useSetMentionMails();
  if (error && !data) {
    return (
      <LoadFailure title={t`Failed to load notification settings`} error={error} onRetry={() => refetch()} />
    );
  }
  const saved = data?.profile?.notificationsEnabled ?? true;
  const shown = save.isPending ? save.variables : saved;
  return (
    <Section title={t`Email notifications`}>
      <div className={classes['body']}>
        <Stack gap={16}>
          <Text size="sm" c="dimmed">
            {t`These addresses, those in the form’s own list, and its client are notified once each. At most 5 addresses can be active here.`}
          </Text>
          <Switch
            label={t`Email notifications`}
            description={t`Turn off to stop all email notifications.`}
            checked={shown}
            disabled={!data}
            onChange={(event) => save.mutate(event.currentTarget.checked)}
          />
          <Switch
            label={t`Email me about comments`}
            description={t`When somebody mentions you, or a client comments on your form’s submissions. Yours alone.`}
            checked={mentions.isPending ? mentions.variables : (data?.profile?.mentionMails ?? true)}
            disabled={!data}
            onChange={(event) => mentions.mutate(event.currentTarget.checked)}
          />
        </Stack>
      </div>
    </Section>
  );
}
