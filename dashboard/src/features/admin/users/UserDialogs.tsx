import type { AdminUser } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useRevokeUser, useUpdateRole } from './usersApi.ts';
import { nameOf } from './userColumns.tsx';

interface UserDialogProps {
  /** About whom; `null` = closed. */
  user: AdminUser | null;
  onClose(): void;
}

/** Asks before a user's approval is taken back (D-151). */
export function RevokeDialog({ user, onClose }: UserDialogProps) {
  const revoke = useRevokeUser();
  const shown = useLastKnown(user);
  const name = shown ? nameOf(shown) : '';
  return (
    <ConfirmDialog
      opened={user !== null}
      title={`Revoke the approval of ${name}?`}
      verb="Revoke approval"
      isDestructive
      isBusy={revoke.isPending}
      onConfirm={() => user && void revoke.mutateAsync(user.userId).then(onClose, () => undefined)}
      onClose={onClose}
    >
      {name} can no longer use the dashboard. {formsStay(shown?.formCount ?? 0)} You can approve the account
      again at any time.
    </ConfirmDialog>
  );
}

function formsStay(count: number): string {
  if (count === 0) return 'The account has no forms.';
  return count === 1 ? 'The 1 form of the account stays.' : `The ${count} forms of the account stay.`;
}

/** Asks before somebody becomes an administrator, or is none any more (D-151). */
export function RoleDialog({ user, onClose }: UserDialogProps) {
  const update = useUpdateRole();
  const shown = useLastKnown(user);
  const name = shown ? nameOf(shown) : '';
  const isAdmin = shown?.role === 'admin';
  const save = (): void => {
    if (!user) return;
    void update
      .mutateAsync({ userId: user.userId, changes: { role: isAdmin ? 'user' : 'admin' } })
      .then(onClose, () => undefined);
  };
  return (
    <ConfirmDialog
      opened={user !== null}
      title={isAdmin ? `Take the administrator role from ${name}?` : `Make ${name} an administrator?`}
      verb={isAdmin ? 'Take the role' : 'Make administrator'}
      isDestructive={isAdmin}
      isBusy={update.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      {isAdmin
        ? `${name} keeps the account and its forms, and can no longer open the admin panel.`
        : `${name} will see every form, submission and account, and can change the settings of the platform.`}
    </ConfirmDialog>
  );
}
