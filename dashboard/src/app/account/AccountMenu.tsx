import { t } from '@lingui/core/macro';
import { Menu, NavLink, Tooltip } from '@mantine/core';
import type { OwnAccountList } from '@inlay/api/contract';
import { AccountMark } from '../../domain/identity/AccountMark.tsx';
import { switchAccount } from './switchAccount.ts';

type Accounts = OwnAccountList['accounts'];

/** The account that the person works in, and the others to switch to; inside another menu, its entries alone. */
export function AccountMenu({ accounts, collapsed }: { accounts: Accounts; collapsed?: boolean }) {
  const others = accounts.filter(({ isCurrent }) => !isCurrent);
  if (collapsed === undefined) return <AccountItems accounts={others} />;
  const { name = '', pictureUrl = null } = accounts.find(({ isCurrent }) => isCurrent) ?? {};
  return (
    <Menu position="right-end" width={240}>
      <Menu.Target>
        <Tooltip label={name} position="right" disabled={!collapsed}>
          <NavLink
            component="button"
            aria-label={t`Account: ${name}`}
            label={collapsed ? null : name}
            leftSection={<AccountMark pictureUrl={pictureUrl} size={20} />}
            style={{ borderRadius: 6 }}
          />
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <AccountItems accounts={others} />
      </Menu.Dropdown>
    </Menu>
  );
}

function AccountItems({ accounts }: { accounts: Accounts }) {
  return accounts.map(({ id, name, pictureUrl }) => (
    <Menu.Item
      key={id}
      onClick={() => void switchAccount(id)}
      leftSection={<AccountMark pictureUrl={pictureUrl} size={16} />}
    >
      {t`Switch to ${name}`}
    </Menu.Item>
  ));
}
