import { plural, t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminUser } from '@inlay/api/contract';
import { PeopleDrawing } from '../../../components/drawings/PeopleDrawing.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { Section } from '../../../components/Section.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { useUsers } from './usersApi.ts';
import { AdminList } from '../list/AdminList.tsx';
import { NewAccountLimit } from './NewAccountLimit.tsx';
import { RevokeDialog, RoleDialog } from './UserDialogs.tsx';
import { userColumns, type UserQuestion } from './userColumns.tsx';
import classes from './users.module.css';

const FormLimitDialog = lazy(async () => ({
  default: (await import('./FormLimitDialog.tsx')).FormLimitDialog,
}));

const STATES = [
  { value: 'all', label: t`All` },
  { value: 'pending', label: t`Pending` },
  { value: 'approved', label: t`Approved` },
];

/** User Approvals: who may come in, with how many forms, and who administers (ADMIN-011…013, D-151). */
export function UserApprovalsPage() {
  const { user: self } = useSession();
  const [params, setParams] = useSearchParams();
  const requested = params.get('state');
  const state = requested === 'pending' || requested === 'approved' ? requested : null;
  const search = useUrlSearch();
  const users = useUsers({ search: search.query, state });
  const [question, setQuestion] = useState<UserQuestion | null>(null);
  const { ref, rescue } = useFocusRescue();

  const setState = (value: string): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === 'all') next.delete('state');
      else next.set('state', value);
      return next;
    });
  const subjectOf = (kind: UserQuestion['kind']): AdminUser | null =>
    question?.kind === kind ? question.user : null;
  const hasAskedLimit = useLastKnown(subjectOf('limit')) !== null;
  const close = (): void => {
    setQuestion(null);
    rescue(DIALOG_LEAVES_MS);
  };

  return (
    <Section
      title={t`Users`}
      text={
        <>
          {t`Everyone with a confirmed email address, newest first.`} <NewAccountLimit />
        </>
      }
      headingRef={ref}
      action={
        <div className={classes['filters']}>
          <SegmentedControl aria-label={t`Show`} data={STATES} value={state ?? 'all'} onChange={setState} />
          <SearchField label={t`Search name or email`} className={classes['search']} search={search} />
        </div>
      }
    >
      <AdminList
        list={users}
        caption={t`Users`}
        describe={(count, shown) => plural(count, { one: `${shown} user`, other: `${shown} users` })}
        failure={t`Failed to load users`}
        rowsOf={(page) => page.users}
        totalOf={(page) => page.total}
        rowId={({ userId }) => userId}
        columns={userColumns({ selfId: self?.id ?? null, onAsk: setQuestion, onApproved: () => rescue() })}
        search={search.query}
        isFiltered={state !== null}
        onClear={() => {
          search.clear();
          setState('all');
        }}
        empty={{
          title: t`No users yet`,
          text: t`People who sign up will appear here.`,
          drawing: <PeopleDrawing />,
        }}
      />
      <RevokeDialog user={subjectOf('revoke')} onClose={close} />
      <RoleDialog user={subjectOf('role')} onClose={close} />
      <Suspense>
        {hasAskedLimit ? <FormLimitDialog user={subjectOf('limit')} onClose={close} /> : null}
      </Suspense>
    </Section>
  );
}
