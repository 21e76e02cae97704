import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Text } from '@mantine/core';
import IconPencil from '~icons/pencil';
import type { AdminUser } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useApproveUser, useSignUserOut } from './usersApi.ts';
import classes from './users.module.css';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** A dialog's question, and the user in question. */
export interface UserQuestion {
  kind: 'revoke' | 'role' | 'limit';
  user: AdminUser;
}

interface UserColumnsOptions {
  /** The administrator who looks at the list. */
  selfId: string | null;
  onAsk(question: UserQuestion): void;
  /** Called after an approval, which may remove the user from the list. */
  onApproved(): void;
}

/** Returns a user's name; without one, their address. */
export const nameOf = (user: AdminUser): string => user.fullName || user.email;

/** Returns the columns of the list of users, with their actions. */
export function userColumns({ selfId, onAsk, onApproved }: UserColumnsOptions): TableColumn<AdminUser>[] {
  return [
    { id: 'user', title: t`User`, cell: (user) => <Who user={user} /> },
    { id: 'state', title: t`State`, cell: (user) => <ApprovalBadge isApproved={user.isApproved} /> },
    {
      id: 'requested',
      title: t`Requested`,
      cell: ({ approvalRequestedAt }) =>
        approvalRequestedAt ? <RelativeTime iso={approvalRequestedAt} /> : null,
    },
    {
      id: 'forms',
      title: t`Forms`,
      cell: (user) => (
        <Editable
          label={t`Edit form limit of ${nameOf(user)}`}
          // Administrators have no limit (D-05).
          {...(user.role !== 'admin' && { onEdit: () => onAsk({ kind: 'limit', user }) })}
          text={formsOf(user)}
        />
      ),
    },
    {
      id: 'role',
      title: t`Role`,
      cell: (user) => (
        <Editable
          label={t`Change role of ${nameOf(user)}`}
          {...(!user.isProtected && { onEdit: () => onAsk({ kind: 'role', user }) })}
          text={user.role === 'admin' ? t`Administrator` : t`User`}
        />
      ),
    },
    {
      id: 'actions',
      title: '',
      cell: (user) => (
        <div className={classes['actions']}>
          {user.isApproved && user.userId !== selfId ? <SignOutButton user={user} /> : null}
          {user.isProtected && user.isApproved ? (
            <span className={classes['note']}>
              {user.userId === selfId
                ? t`You can’t change your own access or role.`
                : t`The platform owner always keeps their access and role.`}
            </span>
          ) : (
            <ApprovalButton
              user={user}
              onRevoke={() => onAsk({ kind: 'revoke', user })}
              onApproved={onApproved}
            />
          )}
        </div>
      ),
    },
  ];
}

function Who({ user }: { user: AdminUser }) {
  return (
    <>
      <div className={classes['name']}>{user.fullName || <EmailText>{user.email}</EmailText>}</div>
      {user.fullName ? (
        <Text size="xs" c="dimmed">
          <EmailText>{user.email}</EmailText>
        </Text>
      ) : null}
      <Text size="xs" c="dimmed" component="div">
        {user.lastSignedInAt ? (
          <>
            <Trans>
              Signed in <RelativeTime iso={user.lastSignedInAt} />
            </Trans>
          </>
        ) : (
          t`Never signed in`
        )}
        {user.hasSecondFactor ? t` · two-step sign-in` : null}
      </Text>
    </>
  );
}

function ApprovalBadge({ isApproved }: { isApproved: boolean }) {
  return isApproved ? (
    <StatusBadge tone="good">{t`Approved`}</StatusBadge>
  ) : (
    <StatusBadge tone="attention">{t`Pending`}</StatusBadge>
  );
}

function formsOf({ formCount, formLimit, role }: AdminUser): string {
  const count = formatNumber(formCount);
  return formLimit === null || role === 'admin'
    ? t`${count}, no limit`
    : t`${count} of ${formatNumber(formLimit)}`;
}

/** A value with the button that changes it, where it may be changed. */
function Editable({ text, label, onEdit }: { text: string; label: string; onEdit?: () => void }) {
  return (
    <div className={classes['editable']}>
      <span className="tabular">{text}</span>
      {onEdit ? (
        <ActionIcon variant="subtle" color="gray" size="md" aria-label={label} onClick={onEdit}>
          <IconPencil size={16} />
        </ActionIcon>
      ) : null}
    </div>
  );
}

/** Ends every session of a user. */
function SignOutButton({ user }: { user: AdminUser }) {
  const signOut = useSignUserOut();
  return (
    <BusyButton
      variant="default"
      size="xs"
      aria-label={t`Sign out ${nameOf(user)}`}
      isBusy={signOut.isPending}
      onClick={() => signOut.mutate(user.userId)}
    >
      {t`Sign out`}
    </BusyButton>
  );
}

/** "Approve" at once, "Revoke" after a question. */
function ApprovalButton({
  user,
  onRevoke,
  onApproved,
}: {
  user: AdminUser;
  onRevoke(): void;
  onApproved(): void;
}) {
  const approve = useApproveUser();
  if (user.isApproved) {
    return (
      <Button variant="default" size="xs" aria-label={t`Revoke ${nameOf(user)}`} onClick={onRevoke}>
        {t`Revoke`}
      </Button>
    );
  }
  return (
    <BusyButton
      variant="outline"
      size="xs"
      aria-label={t`Approve ${nameOf(user)}`}
      isBusy={approve.isPending}
      onClick={() => void approve.mutateAsync(user.userId).then(onApproved, onApproved)}
    >
      {t`Approve`}
    </BusyButton>
  );
}
