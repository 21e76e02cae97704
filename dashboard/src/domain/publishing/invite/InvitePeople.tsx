import { plural, t } from '@lingui/core/macro';
import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { FormDetail, InvitationListView } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { AddPeople } from './AddPeople.tsx';
import { InvitationMail } from './InvitationMail.tsx';
import { InvitedPeopleList } from './InvitedPeopleList.tsx';
import { useDeleteInvitations, useInvitations, useRemind, useSaveInvitations } from './invitations.ts';

/** Everything about the people who are invited to a form, each by a link of their own (INVITE-001). */
export function InvitePeople({ form }: { form: FormDetail }) {
  const { data: list, error, refetch } = useInvitations(form.id);
  if (error && !list)
    return <LoadFailure title={t`Failed to load the invitations`} error={error} onRetry={() => refetch()} />;
  if (!list) return <Skeleton height={320} radius={8} />;
  const isEmpty = list.counts.people === 0;
  // What is promised has to be chosen before anybody is on the list; afterwards it is looked up now and then.
  const rules = <Rules key="rules" form={form} list={list} />;
  return (
    <Stack gap={40}>
      {isEmpty ? rules : null}
      <People key="people" form={form} list={list} />
      <InvitationMail formId={form.id} list={list} key={`${list.isStored} ${list.startsAt === null}`} />
      {isEmpty ? null : rules}
    </Stack>
  );
}

function People({ form, list }: { form: FormDetail; list: InvitationListView }) {
  const [isAdding, setAdding] = useState(false);
  const remind = useRemind(form.id);
  const { people, mailed, answered, stopped } = list.counts;
  const missing = mailed - answered - stopped;
  return (
    <section aria-label={t`People`}>
      <Group justify="space-between" gap={12} mb={8}>
        <Text fw={600}>{t`People`}</Text>
        <Group gap={8}>
          {missing > 0 ? (
            <Button variant="default" size="xs" onClick={() => remind.mutate(undefined)}>
              {t`Remind now`}
            </Button>
          ) : null}
          <Button size="xs" variant={people > 0 ? 'default' : 'filled'} onClick={() => setAdding(true)}>
            {t`Add people`}
          </Button>
        </Group>
      </Group>
      {people === 0 ? (
        <Text size="sm" c="dimmed">
          {t`Everyone you add gets a link of their own, which takes one answer.`}
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed" mb={12} role="status">
            {describeCounts(list)}
          </Text>
          <InvitedPeopleList formId={form.id} />
        </>
      )}
      {list.isStored && people > 0 && !list.isAnonymous ? (
        <Button
          component="a"
          href={`/api/forms/${form.id}/invitations/links`}
          download
          variant="subtle"
          size="xs"
          mt={8}
        >
          {t`Download links (CSV)`}
        </Button>
      ) : null}
      <AddPeople
        formId={form.id}
        hasFolder={form.clientFolderId !== null}
        isStored={list.isStored}
        opened={isAdding}
        onClose={() => setAdding(false)}
      />
    </section>
  );
}

/** Counts the people of a list in a sentence. */
function describeCounts({ counts, isAnonymous }: InvitationListView): string {
  const { people } = counts;
  const mailed = formatNumber(counts.mailed);
  const answered = formatNumber(counts.answered);
  const stopped = formatNumber(counts.stopped);
  const failed = formatNumber(counts.failed);
  const parts = [
    plural(people, { one: '# person', other: '# people' }),
    t`${mailed} emailed`,
    isAnonymous ? t`at least ${answered} answered` : t`${answered} answered`,
    ...(counts.stopped > 0 ? [t`${stopped} stopped emails`] : []),
    ...(counts.failed > 0 ? [t`${failed} failed`] : []),
  ];
  return parts.join(' · ');
}

/** Who may answer, what is promised to them, and the end of the list. */
function Rules({ form: { id: formId, abilities }, list }: { form: FormDetail; list: InvitationListView }) {
  const save = useSaveInvitations(formId);
  const remove = useDeleteInvitations(formId);
  const [isAsking, setAsking] = useState(false);
  const hasPeople = list.counts.people > 0;
  const change = (changes: Parameters<typeof save.mutate>[0]): void =>
    save.mutate(changes, { onError: (error) => void toastThrown(error) });
  return (
    <section aria-label={t`Who can answer`}>
      <Text fw={600} mb={12}>{t`Who can answer`}</Text>
      <Stack gap={16}>
        <Switch
          label={t`Only invited people`}
          description={
            abilities.activate
              ? t`Everyone else sees that the form is for invited people.`
              : t`Your role doesn’t allow this. Ask an owner of the account.`
          }
          disabled={!abilities.activate}
          checked={list.isOnly}
          onChange={({ currentTarget }) => change({ isOnly: currentTarget.checked })}
        />
        <Switch
          label={t`Anonymous answers`}
          description={
            hasPeople
              ? t`Can only be changed while nobody is on the list.`
              : t`Nothing that is stored joins a person and an answer. You learn who has answered late, for at least five people at once. Whoever runs the server could still watch answers arrive.`
          }
          checked={list.isAnonymous}
          disabled={hasPeople}
          onChange={({ currentTarget }) => change({ isAnonymous: currentTarget.checked })}
        />
        {list.isStored ? (
          <Group>
            <Button variant="default" size="xs" onClick={() => setAsking(true)}>
              {t`Delete list`}
            </Button>
          </Group>
        ) : null}
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        title={t`Delete this list?`}
        verb={t`Delete list`}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t`All links stop working and no more emails are sent. Answers stay. Anyone can answer the form again.`}
      </ConfirmDialog>
    </section>
  );
}
