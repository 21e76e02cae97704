import { lazy, Suspense } from 'react';
import { useSession } from '../../domain/identity/session.ts';

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** The menu of accounts, loaded for those who have several. @param collapsed absent inside another menu */
export function LazyAccountMenu(props: { collapsed?: boolean }) {
  const accounts = useSession().user?.accounts;
  return accounts ? (
    <Suspense>
      <AccountMenu accounts={accounts} {...props} />
    </Suspense>
  ) : null;
}
