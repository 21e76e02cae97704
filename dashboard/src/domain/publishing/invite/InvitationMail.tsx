import { t } from '@lingui/core/macro';
import { Button, Checkbox, Group, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { InvitationListView } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { LanguageSelect } from '../../../components/LanguageSelect.tsx';
import { formatExact, viewerZone } from '../../../lib/formatTime.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { fromLocalInput, toLocalInput } from '../../../lib/zonedTime.ts';
import { useSaveInvitations } from './invitations.ts';
import classes from './invite.module.css';

/** Names that stand for what is each person's. */
const nameMark = '{{name}}';
const linkMark = '{{link}}';

type Draft = Pick<InvitationListView, 'subject' | 'body' | 'language'> & {
  startsAt: string;
  reminds: boolean;
  afterDays: number;
  everyDays: number;
  most: number;
  until: string;
};

const draftOf = ({ reminders, startsAt, ...list }: InvitationListView): Draft => ({
  subject: list.subject,
  body: list.body,
  language: list.language,
  startsAt: toLocalInput(startsAt, viewerZone()),
  reminds: reminders !== null,
  afterDays: reminders?.afterDays ?? 7,
  everyDays: reminders?.everyDays ?? 7,
  most: reminders?.most ?? 1,
  until: toLocalInput(reminders?.until ?? null, viewerZone()),
});

/** What invited people are sent, and when (INVITE-030). */
export function InvitationMail({ formId, list }: { formId: string; list: InvitationListView }) {
  const [draft, setDraft] = useState(() => draftOf(list));
  const save = useSaveInvitations(formId);
  const set = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }));
  const send = async (startsAt: string | null): Promise<void> => {
    const { subject, body, language, reminds, afterDays, everyDays, most, until } = draft;
    const reminders = reminds
      ? { afterDays, everyDays, most, until: fromLocalInput(until, viewerZone()) }
      : null;
    await save.mutateAsync({ subject, body, language, reminders, startsAt });
    toastSuccess(startsAt === null ? t`Invitation saved` : t`Invitation saved. Emails go out.`);
  };
  const start = (startsAt: string | null): void => void send(startsAt).catch(() => undefined);
  const isOn = list.startsAt !== null;
  const zone = viewerZone();
  const time = list.startsAt === null ? '' : formatExact(list.startsAt);
  return (
    <section aria-label={t`Email`}>
      <Text fw={600} mb={12}>{t`Email`}</Text>
      <Stack gap={16}>
        <FormProblem title={t`Failed to save the invitation`} problem={save.error} />
        <Text size="sm" c="dimmed" role="status">
          {list.startsAt === null
            ? t`No emails are sent yet.`
            : t`Emails go out from ${time} on, also to people you add later.`}
        </Text>
        <TextInput
          label={t`Subject`}
          maxLength={200}
          value={draft.subject}
          onChange={({ currentTarget }) => set({ subject: currentTarget.value })}
        />
        <Textarea
          label={t`Text`}
          description={t`${nameMark} and ${linkMark} become the person’s name and link. A button with the link, and one that stops these emails, are added.`}
          rows={8}
          maxLength={5_000}
          value={draft.body}
          onChange={({ currentTarget }) => set({ body: currentTarget.value })}
        />
        <LanguageSelect
          label={t`Language of the button`}
          value={draft.language}
          onChange={(language) => language && set({ language })}
        />
        <Checkbox
          label={t`Send reminders`}
          description={t`To people who have not answered.`}
          checked={draft.reminds}
          onChange={({ currentTarget }) => set({ reminds: currentTarget.checked })}
        />
        {draft.reminds ? <Reminders draft={draft} set={set} /> : null}
        <TextInput
          type="datetime-local"
          label={t`Send at`}
          description={t`In ${zone}. Leave empty to send now.`}
          value={draft.startsAt}
          onChange={({ currentTarget }) => set({ startsAt: currentTarget.value })}
        />
        <Group gap={8}>
          <BusyButton
            isBusy={save.isPending}
            onClick={() => start(fromLocalInput(draft.startsAt, viewerZone()) ?? new Date().toISOString())}
          >
            {isOn ? t`Save changes` : draft.startsAt ? t`Schedule emails` : t`Send emails`}
          </BusyButton>
          <Button variant="default" onClick={() => start(null)}>
            {isOn ? t`Pause emails` : t`Save without sending`}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}

function Reminders({ draft, set }: { draft: Draft; set(changes: Partial<Draft>): void }) {
  const days = (name: 'afterDays' | 'everyDays' | 'most', label: string, max: number) => (
    <NumberInput
      label={label}
      min={1}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      value={draft[name]}
      onChange={(value) => typeof value === 'number' && set({ [name]: value })}
    />
  );
  return (
    <div className={classes['reminders']}>
      {days('afterDays', t`First after (days)`, 90)}
      {days('everyDays', t`Then every (days)`, 90)}
      {days('most', t`At most`, 10)}
      <TextInput
        type="datetime-local"
        label={t`Until (optional)`}
        value={draft.until}
        onChange={({ currentTarget }) => set({ until: currentTarget.value })}
      />
    </div>
  );
}
