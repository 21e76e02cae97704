import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { NotificationEmail } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { MailDrawing } from '../../../components/drawings/MailDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Section } from '../../../components/Section.tsx';
import { RecipientTable } from '../../../domain/notifications/RecipientTable.tsx';
import { useRemoveRecipient, type Recipient } from '../../../domain/notifications/recipients.ts';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { accountList } from '../api/emails.ts';

/** The account's own recipients; removing one is confirmed first (NOTIF-007…011). */
export function EmailList({ emails }: { emails: readonly NotificationEmail[] | undefined }) {
  const list = accountList();
  const [leaving, setLeaving] = useState<Recipient | null>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveRecipient(list);
  const { ref, rescue } = useFocusRescue();
  const ask = (recipient: Recipient): void => {
    setLeaving(recipient);
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
          drawing={<MailDrawing />}
          title={t`No addresses yet`}
          text={t`Add one above to be notified about new submissions.`}
        />
      ) : (
        <RecipientTable
          caption={t`Notification emails`}
          list={list}
          recipients={emails?.map(toRecipient)}
          about={{ id: 'target', title: t`Notified about`, cell: ({ target }) => target?.cell }}
          onRemove={ask}
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
        {t`${leaving?.email ?? ''} will no longer be notified about submissions of ${leaving?.target?.phrase ?? ''}.`}
      </ConfirmDialog>
    </Section>
  );
}

const toRecipient = ({ isActive, formTitle, ...email }: NotificationEmail): Recipient => ({
  ...email,
  isOn: isActive,
  target: { cell: formTitle ?? t`Global (all forms)`, phrase: formTitle ?? t`all forms` },
});
