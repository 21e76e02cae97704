import { t } from '@lingui/core/macro';
import { ActionIcon, AppShell, Group, Menu, NavLink, Stack, Text, Title, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMenu2,
  IconSearch,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, Outlet, useLocation, useSearchParams } from 'react-router';
import { Logo } from '../components/Logo.tsx';
import { useScreenFocus } from '../lib/useScreenFocus.ts';
import { FOLDERS_KEY } from '../domain/forms/folders.ts';
import { ANALYTICS_KEY, INBOX_KEY, JOBS_KEY, queryClient } from '../lib/queryClient.ts';
import { useLiveEvents, type LiveEvent } from '../domain/platform/liveEvents.ts';
import { FORMS_KEY } from '../domain/forms/ownForms.ts';
import { useRetentionDays } from '../domain/submissions/retention.ts';
import { useShownTitle, type ScreenHeading } from '../lib/screenTitle.ts';
import { useSession } from '../domain/identity/session.ts';
import { toastError, toastSuccess } from '../lib/toasts.tsx';
import { useTrail } from '../lib/trail.ts';
import { useSidebarCollapsed } from '../lib/useSidebarCollapsed.ts';
import { isApple, useCommandPalette } from './CommandKey.tsx';
import {
  documentTitleOf,
  headingOf,
  isBelow,
  MAIN_MENU,
  SETTINGS_ENTRY,
  type MenuEntry,
} from './navigation.ts';
import { ThemeToggle, useThemeToggle } from './ThemeToggle.tsx';
import classes from './shell.module.css';
import { useSignOut } from './useSignOut.ts';

const DASHBOARD_PATH = '/dashboard';
/** Widths of the sidebar, in rem (D-26). */
const WIDTH = { collapsed: 4, expanded: 18 } as const;

/** Screens with their own bar, which fill the whole window. */
const WHOLE_WINDOW = ['/builder'];

/** Queries that count submissions. */
const COUNTING = [FORMS_KEY, ['assigned-forms'], FOLDERS_KEY, ANALYTICS_KEY] as const;
/** Queries that show a submission that may have moved to the trash, or the trash. */
const MOVING = [['submission'], ['trash'], ['nearing-deletion']] as const;

/** The entries this person may open. */
function useMenu(): readonly MenuEntry[] {
  const { user } = useSession();
  return MAIN_MENU.filter((entry) => !entry.isAdminOnly || user?.role === 'admin');
}

/** Shows the result of a confirmation link (D-31) once and removes it from the address bar. */
function useConfirmationNotice(): void {
  const [search, setSearch] = useSearchParams();
  const result = search.get('email');
  useEffect(() => {
    if (result !== 'confirmed' && result !== 'invalid') return;
    if (result === 'confirmed') toastSuccess(t`Email confirmed`);
    else toastError(t`This confirmation link is invalid or has expired.`);
    setSearch(
      (before) => {
        before.delete('email');
        return before;
      },
      { replace: true },
    );
  }, [result, setSearch]);
}

/** Invalidates the queries that a live event makes stale (D-13, DASH-037). The inbox listens on its own. */
function invalidateStale(event: LiveEvent): void {
  if (event.name === 'job') void queryClient.invalidateQueries({ queryKey: JOBS_KEY });
  // An open builder follows the form by itself.
  else if (event.name === 'form') void queryClient.invalidateQueries({ queryKey: FORMS_KEY, exact: true });
  else if (event.name === 'submissions') {
    const hasMoved = event.left ?? event.isReread;
    for (const queryKey of [...COUNTING, ...(hasMoved ? MOVING : [])])
      void queryClient.invalidateQueries({ queryKey });
    if (hasMoved) forgetUnseenInbox();
  } else {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== INBOX_KEY[0] });
    forgetUnseenInbox();
  }
}

/** Drops inbox lists that are not on the screen, so that they are loaded again when they are. */
const forgetUnseenInbox = (): void => queryClient.removeQueries({ queryKey: INBOX_KEY, type: 'inactive' });

/** Frame of every signed-in screen: sidebar, header, main. */
export function Shell() {
  const [collapsed, setCollapsed] = useSidebarCollapsed();
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const { pathname } = useLocation();
  const { title, subtitle } = headingOf(pathname, useRetentionDays());
  const about = useShownTitle();
  const main = useScreenFocus();
  useTrail();
  const isWhole = WHOLE_WINDOW.some((path) => isBelow(pathname, path));
  useConfirmationNotice();
  // Rights may have changed: reloads everything on the screen.
  useLiveEvents(invalidateStale);
  const { open: openPalette, palette } = useCommandPalette();

  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{
        width: `${collapsed ? WIDTH.collapsed : WIDTH.expanded}rem`,
        breakpoint: 768,
        collapsed: { mobile: true },
      }}
      layout="alt"
      transitionDuration={150}
      disabled={isWhole}
    >
      <title>{documentTitleOf(pathname, title, about)}</title>
      <a className="skip-link" href="#main">
        {t`Skip to content`}
      </a>
      {isWhole ? null : (
        <AppShell.Header px={isNarrow ? 16 : 24} withBorder>
          <Group h="100%" justify="space-between" wrap="nowrap">
            <div>
              <Title order={1} size="h2" lineClamp={1}>
                {title}
              </Title>
              <Text size="sm" c="dimmed" lineClamp={1} visibleFrom="sm">
                {subtitle}
              </Text>
            </div>
            {isNarrow ? (
              <Group gap={0} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="xl"
                  aria-label={t`Search`}
                  onClick={openPalette}
                >
                  <IconSearch size={20} stroke={1.75} />
                </ActionIcon>
                <NarrowMenu />
              </Group>
            ) : null}
          </Group>
        </AppShell.Header>
      )}
      {isNarrow || isWhole ? null : (
        <AppShell.Navbar p={8} aria-label={t`Main`}>
          <Sidebar collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} onSearch={openPalette} />
        </AppShell.Navbar>
      )}
      <AppShell.Main id="main" ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        <Outlet context={{ title, subtitle } satisfies ScreenHeading} />
      </AppShell.Main>
      {palette}
    </AppShell>
  );
}

interface SidebarProps {
  collapsed: boolean;
  onToggle(): void;
  onSearch(): void;
}

function Sidebar({ collapsed, onToggle, onSearch }: SidebarProps) {
  const leave = useSignOut();
  const menu = useMenu();
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
          <ToggleIcon size={20} stroke={1.75} />
        </ActionIcon>
      </Group>
      <Tooltip label={t`Search`} position="right" disabled={!collapsed}>
        <NavLink
          component="button"
          onClick={onSearch}
          {...(collapsed && { 'aria-label': t`Search` })}
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          label={collapsed ? null : t`Search`}
          leftSection={<IconSearch size={20} stroke={1.75} />}
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
      {menu.map((entry) => (
        <MenuLink key={entry.path} entry={entry} collapsed={collapsed} />
      ))}
      <Stack gap={4} mt="auto">
        {collapsed ? null : (
          <Text size="xs" c="dimmed" px={12} py={4}>
            {t`Settings`}
          </Text>
        )}
        <MenuLink entry={SETTINGS_ENTRY} collapsed={collapsed} />
        <ThemeToggle collapsed={collapsed} />
        <Tooltip label={t`Sign Out`} position="right" disabled={!collapsed}>
          <NavLink
            component="button"
            onClick={leave}
            aria-label={t`Sign Out`}
            label={collapsed ? null : t`Sign Out`}
            leftSection={<IconLogout size={20} stroke={1.75} />}
            style={{ borderRadius: 6 }}
          />
        </Tooltip>
      </Stack>
    </Stack>
  );
}

function MenuLink({ entry, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const { pathname } = useLocation();
  const { label, path, to = path, icon: EntryIcon } = entry;
  const isActive = isBelow(pathname, path);
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
      <NavLink
        component={Link}
        to={to}
        active={isActive}
        aria-current={isActive ? 'page' : undefined}
        aria-label={label}
        label={collapsed ? null : label}
        leftSection={<EntryIcon size={20} stroke={1.75} />}
        style={{ borderRadius: 6 }}
      />
    </Tooltip>
  );
}

/** Below 768 px the menu is one button in the header (SHELL-025…031, D-28). */
function NarrowMenu() {
  const { pathname } = useLocation();
  const leave = useSignOut();
  const { label, icon: ToggleIcon, toggle } = useThemeToggle();
  const menu = [...useMenu(), SETTINGS_ENTRY];
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="xl" aria-label={t`Menu`}>
          <IconMenu2 size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {menu
          .filter(({ path }) => path !== DASHBOARD_PATH || pathname !== path)
          .map(({ label: name, path, icon: EntryIcon }) => (
            <Menu.Item
              key={path}
              component={Link}
              to={path}
              aria-current={isBelow(pathname, path) ? 'page' : undefined}
              className={classes['entry'] ?? ''}
              leftSection={<EntryIcon size={16} stroke={1.75} />}
            >
              {path === DASHBOARD_PATH ? t`Dashboard` : name}
            </Menu.Item>
          ))}
        <Menu.Item onClick={toggle} leftSection={<ToggleIcon size={16} stroke={1.75} />}>
          {label}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={leave} leftSection={<IconLogout size={16} stroke={1.75} />}>
          {t`Sign Out`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
