import { t } from '@lingui/core/macro';
import { ActionIcon, Group, NavLink, Stack, Text, Tooltip } from '@mantine/core';
import IconHelp from '~icons/help';
import IconLayoutSidebarLeftCollapse from '~icons/layout-sidebar-left-collapse';
import IconLayoutSidebarLeftExpand from '~icons/layout-sidebar-left-expand';
import IconLogout from '~icons/logout';
import IconSearch from '~icons/search';
import { Link, useLocation } from 'react-router';
import { Logo } from '../../components/Logo.tsx';
import { unreadText, useUnread } from '../../domain/forms/trends.ts';
import { isApple } from '../CommandKey.tsx';
import { isOpenEntry, settingsMenu, SUBMISSIONS_ENTRY, type MenuEntry } from '../navigation.ts';
import { useOpenPlace } from '../openPlace.ts';
import { useThemeToggle } from '../useThemeToggle.ts';
import { useSignOut } from '../useSignOut.ts';
import { LazyAccountMenu } from '../account/LazyAccountMenu.tsx';
import { FormTree } from './FormTree.tsx';
import classes from './sidebar.module.css';
import { UnreadCount } from './UnreadCount.tsx';
import { useMenu } from './useMenu.ts';

interface SidebarProps {
  collapsed: boolean;
  onToggle(): void;
  onSearch(): void;
  onHelp(): void;
}

/** The menu of wide screens, with the forms by folder. */
export function Sidebar({ collapsed, onToggle, onSearch, onHelp }: SidebarProps) {
  const { pathname } = useLocation();
  const leave = useSignOut();
  const menu = useMenu();
  const theme = useThemeToggle();
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <Stack h="100%" gap={4} className={collapsed ? (classes['iconsOnly'] ?? '') : ''}>
      <Group justify={collapsed ? 'center' : 'space-between'} px={8} h={48} mb={8} wrap="nowrap">
        {collapsed ? null : (
          <Group gap={8} wrap="nowrap">
            <Logo />
            <Text fw={600} size="lg">
              Inlay
            </Text>
          </Group>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={onToggle}
          aria-label={collapsed ? t`Expand sidebar` : t`Collapse sidebar`}
          aria-expanded={!collapsed}
        >
          <ToggleIcon size={20} />
        </ActionIcon>
      </Group>
      <Tooltip label={t`Search`} position="right" disabled={!collapsed}>
        <NavLink
          component="button"
          onClick={onSearch}
          {...(collapsed && { 'aria-label': t`Search` })}
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          label={collapsed ? null : t`Search`}
          leftSection={<IconSearch size={20} />}
          rightSection={
            collapsed ? null : (
              <kbd className={classes['key']} aria-hidden="true">
                {isApple ? '⌘ K' : t`Ctrl K`}
              </kbd>
            )
          }
          style={{ borderRadius: 6 }}
        />
      </Tooltip>
      <div className={classes['menu']}>
        {menu.map((entry) => (
          <MenuLink key={entry.label} entry={entry} collapsed={collapsed} />
        ))}
        {/* Last, so that nothing moves when its forms come. */}
        {collapsed ? null : <FormTree />}
      </div>
      <Stack gap={4}>
        {collapsed ? null : (
          <Text size="xs" c="dimmed" px={12} py={4}>
            {t`Settings`}
          </Text>
        )}
        <LazyAccountMenu collapsed={collapsed} />
        {settingsMenu(pathname).map((entry) => (
          <MenuLink key={entry.path} entry={entry} collapsed={collapsed} />
        ))}
        <MenuButton label={theme.label} icon={theme.icon} collapsed={collapsed} onClick={theme.toggle} />
        <MenuButton label={t`Help`} icon={IconHelp} collapsed={collapsed} onClick={onHelp} />
        <MenuButton label={t`Sign Out`} icon={IconLogout} collapsed={collapsed} onClick={leave} />
      </Stack>
    </Stack>
  );
}

function MenuButton(props: { label: string; icon: MenuEntry['icon']; collapsed: boolean; onClick(): void }) {
  const { label, icon: ButtonIcon, collapsed, onClick } = props;
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
      <NavLink
        component="button"
        onClick={onClick}
        aria-label={label}
        label={collapsed ? null : label}
        leftSection={<ButtonIcon size={20} />}
        style={{ borderRadius: 6 }}
      />
    </Tooltip>
  );
}

function MenuLink({ entry, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const { pathname } = useLocation();
  const place = useOpenPlace();
  const unread = useUnread();
  const { label, path, to = path, icon: EntryIcon } = entry;
  const isActive = isOpenEntry(entry, pathname, place);
  const count = entry === SUBMISSIONS_ENTRY && unread > 0 ? unreadText(unread) : null;
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
      <NavLink
        component={Link}
        to={to}
        active={isActive}
        aria-current={isActive ? 'page' : undefined}
        aria-label={collapsed ? (count ? t`${label} ${count} unread` : label) : undefined}
        label={collapsed ? null : label}
        leftSection={
          <span className={classes['icon']} data-unread={count !== null || undefined}>
            <EntryIcon size={20} />
          </span>
        }
        rightSection={count && !collapsed ? <UnreadCount count={count} /> : null}
        style={{ borderRadius: 6 }}
      />
    </Tooltip>
  );
}
