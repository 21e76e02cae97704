import { plural, t } from '@lingui/core/macro';
import { Anchor, Button, Group, InputBase, Skeleton, Text } from '@mantine/core';
import IconSelector from '~icons/selector';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InvitedPerson, InvitedState } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx';
import { useSearchText } from '../../../lib/useSearchText.ts';
import { formPath } from '../../forms/formPath.ts';
import classes from './invite.module.css';
import { useInvited, useRemind, useRemoveInvited, type InvitedFilter } from './invitations.ts';

/** Names and tones of the states of people. */
const STATES: Readonly<Record<InvitedState, { name: string; tone: Tone }>> = {
  new: { name: t`Not sent`, tone: 'neutral' },
  sending: { name: t`Sending`, tone: 'neutral' },
  sent: { name: t`Sent`, tone: 'accent' },
  answered: { name: t`Answered`, tone: 'good' },
  stopped: { name: t`Stopped emails`, tone: 'attention' },
  failed: { name: t`Failed`, tone: 'bad' },
};
const NAMES = Object.entries(STATES) as [InvitedState, { name: string }][];

/** The people of a list, found by name, address and state. */
export function InvitedPeopleList({ formId }: { formId: string }) {
  const [filter, setFilter] = useState<InvitedFilter>({ q: '', state: '' });
  const search = useSearchText(filter.q, (q) => setFilter((before) => ({ ...before, q })));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInvited(
    formId,
    filter,
    true,
  );
  const people = data?.pages.flatMap((page) => page.people);
  return (
    <div className={`card ${classes['list']}`}>
      <Group gap={8} p={12}>
        <SearchField label={t`Search people`} search={search} />
        <InputBase
          component="select"
          aria-label={t`State`}
          rightSection={<IconSelector size={16} />}
          rightSectionPointerEvents="none"
          value={filter.state}
          onChange={({ currentTarget }) =>
            setFilter((before) => ({ ...before, state: currentTarget.value as InvitedFilter['state'] }))
          }
        >
          <option value="">{t`All states`}</option>
          {NAMES.map(([state, { name }]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </InputBase>
      </Group>
      {error && !data ? (
        <LoadFailure title={t`Failed to load people`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <Skeleton height={96} radius={6} m={16} /> : null}
      {people ? (
        <>
          <ul className={classes['rows']} aria-label={t`People`}>
            {people.map((person) => (
              <Person key={person.id} formId={formId} person={person} />
            ))}
          </ul>
          <ListFooter
            shown={people.length}
            total={data?.pages[0]?.total}
            describe={(count, shown) => plural(count, { one: `${shown} person`, other: `${shown} people` })}
            hasMore={hasNextPage}
            isLoadingMore={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </>
      ) : null}
    </div>
  );
}

const askRemoval = (name: string): string => t`Remove ${name}?`;

function Person({ formId, person }: { formId: string; person: InvitedPerson }) {
  const remind = useRemind(formId);
  const remove = useRemoveInvited(formId);
  const [isAsking, setAsking] = useState(false);
  const { id, email, name, state, mails, mailedAt, dueAt, answeredAt, submissionId, problem } = person;
  const shown = name || email;
  const isOpen = state !== 'answered' && state !== 'stopped';
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <Text fw={500} dir="auto">
          {shown}
        </Text>
        {name ? (
          <Text size="sm" c="dimmed" dir="auto">
            {email}
          </Text>
        ) : null}
        {problem ? <Text size="sm">{problem}</Text> : null}
      </div>
      <div className={classes['state']}>
        <StatusBadge tone={STATES[state].tone}>{STATES[state].name}</StatusBadge>
        <Text size="sm" c="dimmed" component="div">
          {answeredAt && submissionId ? (
            <Anchor
              component={Link}
              to={`${formPath(formId, 'responses')}?submission=${submissionId}`}
              size="sm"
            >
              <RelativeTime iso={answeredAt} />
            </Anchor>
          ) : null}
          {!answeredAt && mailedAt ? (
            <>
              {plural(mails, { one: '# email', other: '# emails' })} · <RelativeTime iso={mailedAt} />
            </>
          ) : null}
          {isOpen && mails === 0 && dueAt ? (
            <>
              {t`Next email`} <RelativeTime iso={dueAt} />
            </>
          ) : null}
        </Text>
      </div>
      <Group gap={8} className={classes['actions'] ?? ''}>
        {isOpen ? (
          <Button
            variant="default"
            size="xs"
            aria-label={mails > 0 ? t`Remind ${shown}` : t`Send to ${shown}`}
            onClick={() => remind.mutate(id)}
          >
            {mails > 0 ? t`Remind` : t`Send`}
          </Button>
        ) : null}
        <Button variant="default" size="xs" aria-label={t`Remove ${shown}`} onClick={() => setAsking(true)}>
          {t`Remove`}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={askRemoval(shown)}
        verb={t`Remove person`}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t`Their link stops working, and they get no more emails. If they answered, the answer stays.`}
      </ConfirmDialog>
    </li>
  );
}
