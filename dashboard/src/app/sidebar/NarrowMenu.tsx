import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import IconHelp from '~icons/help';
import IconLogout from '~icons/logout';
import IconMenu2 from '~icons/menu-2';
import { Link, useLocation } from 'react-router';
import { HOME_ENTRY, isOpenEntry, settingsMenu } from '../navigation.ts';
import { useOpenPlace } from '../openPlace.ts';
import { useThemeToggle } from '../useThemeToggle.ts';
import { useSignOut } from '../useSignOut.ts';
import { LazyAccountMenu } from '../account/LazyAccountMenu.tsx';
import classes from './sidebar.module.css';
import { useMenu } from './useMenu.ts';

/** Below 768 px the menu is one button in the header (SHELL-025…031, D-28). */
export function NarrowMenu({ onHelp }: { onHelp(): void }) {
  const { pathname } = useLocation();
  const place = useOpenPlace();
  const leave = useSignOut();
  const { label, icon: ToggleIcon, toggle } = useThemeToggle();
  const menu = [...useMenu(), ...settingsMenu(pathname)];
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="xl" aria-label={t`Menu`}>
          <IconMenu2 size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {menu
          .filter((entry) => entry !== HOME_ENTRY || !isOpenEntry(entry, pathname, place))
          .map((entry) => (
            <Menu.Item
              key={entry.label}
              component={Link}
              to={entry.to ?? entry.path}
              aria-current={isOpenEntry(entry, pathname, place) ? 'page' : undefined}
              className={classes['entry'] ?? ''}
              leftSection={<entry.icon size={16} />}
            >
              {entry === HOME_ENTRY ? t`Dashboard` : entry.label}
            </Menu.Item>
          ))}
        <LazyAccountMenu />
        <Menu.Item onClick={toggle} leftSection={<ToggleIcon size={16} />}>
          {label}
        </Menu.Item>
        <Menu.Item onClick={onHelp} leftSection={<IconHelp size={16} />}>
          {t`Help`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={leave} leftSection={<IconLogout size={16} />}>
          {t`Sign Out`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
