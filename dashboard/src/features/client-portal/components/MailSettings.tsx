import { t } from '@lingui/core/macro';
import { Select, Switch, Title } from '@mantine/core';
import type { SubmissionMails } from '@inlay/api/contract';
import { viewerZone } from '../../../lib/formatTime.ts';
import { useClient, useSaveClientSettings } from '../api/portal.ts';
import classes from './portal.module.css';

const CHOICES: readonly { value: SubmissionMails; label: string }[] = [
  { value: 'none', label: t`No emails` },
  { value: 'each', label: t`An email for each` },
  { value: 'daily', label: t`Once a day` },
];

/** Chooses the mails that the client gets (CLNT-096, CLNT-097, CLNT-101). */
export function MailSettings() {
  const { data: client } = useClient();
  const save = useSaveClientSettings();
  if (!client) return null;
  const { mentionMails, submissionMails, weeklyMails } = {
    ...client.settings,
    ...(save.isPending && save.variables),
  };
  return (
    <section className={`card ${classes['section']}`}>
      <Title order={2}>{t`Email notifications`}</Title>
      <Select
        label={t`New submissions`}
        allowDeselect={false}
        disabled={client.isView}
        data={CHOICES.map(({ value, label }) => ({ value, label }))}
        value={submissionMails ?? 'none'}
        onChange={(chosen) => {
          const next = CHOICES.find(({ value }) => value === chosen)?.value;
          if (next && next !== submissionMails) save.mutate({ submissionMails: next });
        }}
      />
      <Switch
        label={t`Email me when somebody mentions me`}
        disabled={client.isView}
        checked={mentionMails ?? true}
        onChange={(event) => save.mutate({ mentionMails: event.currentTarget.checked })}
      />
      <Switch
        label={t`Email me the results of my forms every Monday`}
        disabled={client.isView}
        checked={weeklyMails ?? false}
        onChange={(event) =>
          save.mutate({ weeklyMails: event.currentTarget.checked, timeZone: viewerZone() })
        }
      />
    </section>
  );
}
