import { t } from '@lingui/core/macro';
import { Switch, Title } from '@mantine/core';
import { useClient, useSaveClientSettings } from '../api/portal.ts';
import classes from './portal.module.css';

/** Which mails the client wants (CLNT-096). */
export function MailSettings() {
  const { data: client } = useClient();
  const save = useSaveClientSettings();
  if (!client) return null;
  const { mentionMails } = { ...client.settings, ...(save.isPending && save.variables) };
  return (
    <section className={`card ${classes['section']}`}>
      <Title order={2}>{t`Email notifications`}</Title>
      <Switch
        label={t`Email me when somebody mentions me`}
        disabled={client.isView}
        checked={mentionMails ?? true}
        onChange={(event) => save.mutate({ mentionMails: event.currentTarget.checked })}
      />
    </section>
  );
}
