import { t } from '@lingui/core/macro';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { SenderChannel } from '@inlay/api/contract';
import { PlugDrawing } from '../../../components/drawings/PlugDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Section } from '../../../components/Section.tsx';
import type { SenderItem } from '../api/senders.ts';
import classes from '../components/formSettings.module.css';
import { SenderDialog } from '../told/SenderDialog.tsx';
import { SenderItems } from '../told/SenderItems.tsx';
import { nameOf, sentenceOf } from '../told/sentences.ts';
import { ToldRow } from '../told/ToldRow.tsx';

/** Chats, tables and servers that are sent the submissions of every form of the account (NOTIF-090). */
export function AccountSenders({ senders }: { senders: SenderItem[] }) {
  const [open, setOpen] = useState<{ channel: SenderChannel; id: string | null } | null>(null);
  const opened = senders.find(({ id }) => id === open?.id);
  return (
    <>
      <Section
        title={t`Chats and tables`}
        text={t`Sent the submissions of all of your forms, also those you create later.`}
        action={
          <Menu position="bottom-end" width={240}>
            <Menu.Target>
              <Button>{t`Add`}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <SenderItems onAdd={(channel) => setOpen({ channel, id: null })} />
            </Menu.Dropdown>
          </Menu>
        }
      >
        {senders.length === 0 ? (
          <EmptyState
            drawing={<PlugDrawing />}
            title={t`No chats or tables yet`}
            text={t`What is told about all forms will appear here.`}
          />
        ) : (
          <ul className={classes['list']}>
            {senders.map((sender) => (
              <SenderRow key={sender.id} sender={sender} onEdit={() => setOpen(sender)} />
            ))}
          </ul>
        )}
      </Section>
      {open && (open.id === null || opened) ? (
        <SenderDialog
          form={null}
          channel={open.channel}
          sender={opened ?? null}
          onAdded={setOpen}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

function SenderRow({ sender, onEdit }: { sender: SenderItem; onEdit(): void }) {
  const name = nameOf(sender);
  return (
    <ToldRow
      formId={null}
      sentence={sentenceOf(sender)}
      isOn={sender.isActive}
      stoppedReason={sender.stoppedReason}
      paused={sender}
      action={
        <Button variant="default" size="xs" aria-label={t`Edit: ${name}`} onClick={onEdit}>
          {t`Edit`}
        </Button>
      }
    />
  );
}
