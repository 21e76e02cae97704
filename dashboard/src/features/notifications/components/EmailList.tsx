import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { IconCheck, IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import type { NotificationEmail } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ConfirmationBadge } from '../../../domain/notifications/ConfirmationBadge.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { Section } from '../../../components/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useAskEmail, useRemoveEmail, useSetEmailActive } from '../api/emails.ts';

/** The addresses, each with its state and what can be done with it (NOTIF-007…011). */
export function EmailList({ emails }: { emails: readonly NotificationEmail[] | undefined }) {
  const [leaving, setLeaving] = useState<NotificationEmail | null>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveEmail();
  const { ref, rescue } = useFocusRescue();
  const ask = (email: NotificationEmail): void => {
    setLeaving(email);
    setAsking(true);
  };
  const confirm = (): void => {
    if (leaving)
      remove.mutate(leaving, {
        onSettled: () => {
          setAsking(false);
          rescue(DIALOG_LEAVES_MS);
        },
      });
  };
  return (
    <Section title={t`Notification emails`} text={t`Who is notified about new submissions.`} headingRef={ref}>
      {emails?.length === 0 ? (
        <EmptyState
          title={t`No addresses yet`}
          text={t`Add one above to be notified about new submissions.`}
        />
      ) : (
        <SimpleTable
          caption={t`Notification emails`}
          rows={emails}
          columns={columns(ask)}
          rowId={({ id }) => id}
        />
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t`Remove this address?`}
        verb={t`Remove address`}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t`${leaving?.email ?? ''} will no longer be notified about submissions of ${leaving?.formTitle ?? t`all forms`}.`}
      </ConfirmDialog>
    </Section>
  );
}

const columns = (onRemove: (email: NotificationEmail) => void): TableColumn<NotificationEmail>[] => [
  {
    id: 'email',
    title: t`Email`,
    cell: ({ email, label }) => (
      <>
        <EmailText>{email}</EmailText>
        {label ? (
          <Text size="xs" c="dimmed" mt={2}>
            {label}
          </Text>
        ) : null}
      </>
    ),
  },
  { id: 'target', title: t`Notified about`, cell: ({ formTitle }) => formTitle ?? t`Global (all forms)` },
  {
    id: 'state',
    title: t`State`,
    cell: ({ isActive, isConfirmed }) => (
      <>
        <StatusBadge tone={isActive ? 'good' : 'neutral'} icon={isActive ? IconCheck : IconPlayerPause}>
          {isActive ? t`Active` : t`Inactive`}
        </StatusBadge>
        <ConfirmationBadge isConfirmed={isConfirmed} />
      </>
    ),
  },
  { id: 'actions', title: '', cell: (email) => <EmailActions email={email} onRemove={onRemove} /> },
];

function EmailActions(props: { email: NotificationEmail; onRemove(email: NotificationEmail): void }) {
  const { email, onRemove } = props;
  const setActive = useSetEmailActive();
  const verb = email.isActive ? t`Deactivate` : t`Activate`;
  const ask = useAskEmail();
  const whom = `${email.email}, ${email.formTitle ?? t`all forms`}`;
  return (
    <>
      {email.isConfirmed ? null : (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Resend confirmation to ${whom}`}
          isBusy={ask.isPending}
          onClick={() => ask.mutate(email)}
        >
          {t`Resend`}
        </BusyButton>
      )}
      <BusyButton
        variant="default"
        size="xs"
        aria-label={`${verb} ${whom}`}
        isBusy={setActive.isPending}
        onClick={() => setActive.mutate(email)}
      >
        {verb}
      </BusyButton>
      <BusyButton
        variant="default"
        size="xs"
        aria-label={t`Remove ${whom}`}
        isBusy={false}
        onClick={() => onRemove(email)}
      >
        {t`Remove`}
      </BusyButton>
    </>
  );
}
