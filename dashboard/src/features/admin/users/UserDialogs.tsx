import { plural, t } from '@lingui/core/macro';
import type { AdminUser } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useRevokeUser, useUpdateRole } from './usersApi.ts';
import { nameOf } from './userColumns.tsx';

interface UserDialogProps {
  /** The user in question; `null` = closed. */
  user: AdminUser | null;
  onClose(): void;
}

/** Asks before a user's approval is revoked (D-151). */
export function RevokeDialog({ user, onClose }: UserDialogProps) {
  const revoke = useRevokeUser();
  const shown = useLastKnown(user);
  const name = shown ? nameOf(shown) : '';
  return (
    <ConfirmDialog
      opened={user !== null}
      title={t`Revoke the approval of ${name}?`}
      verb={t`Revoke approval`}
      isDestructive
      isBusy={revoke.isPending}
      onConfirm={() => user && void revoke.mutateAsync(user.userId).then(onClose, () => undefined)}
      onClose={onClose}
    >
      {t`${name} can no longer use the dashboard. ${formsStay(shown?.formCount ?? 0)} You can approve the account again at any time.`}
    </ConfirmDialog>
  );
}

function formsStay(count: number): string {
  if (count === 0) return t`The account has no forms.`;
  return plural(count, {
    one: 'The # form of the account stays online.',
    other: 'The # forms of the account stay online.',
  });
}

/** Asks before a user becomes an administrator, or stops being one (D-151). */
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
      title={isAdmin ? t`Remove the administrator role from ${name}?` : t`Make ${name} an administrator?`}
      verb={isAdmin ? t`Remove role` : t`Make administrator`}
      isDestructive={isAdmin}
      isBusy={update.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      {isAdmin
        ? t`${name} keeps their account and forms, but loses access to the admin panel.`
        : t`${name} will have access to all forms, submissions, accounts and platform settings.`}
    </ConfirmDialog>
  );
}
