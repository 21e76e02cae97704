import { t } from '@lingui/core/macro';
import { ActionIcon, AppShell, Group, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconSearch from '~icons/search';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { MOTION } from '../lib/motion.ts';
import { useScreenFocus } from '../lib/useScreenFocus.ts';
import { useLiveEvents } from '../domain/platform/liveEvents.ts';
import { unreadText, useUnread } from '../domain/forms/trends.ts';
import { useRetentionDays } from '../domain/submissions/retention.ts';
import { useShownTitle, type ScreenHeading } from '../lib/screenTitle.ts';
import { toastError, toastSuccess } from '../lib/toasts.tsx';
import { useTrail } from '../lib/trail.ts';
import { useSidebarCollapsed } from '../lib/useSidebarCollapsed.ts';
import { useCommandPalette } from './CommandKey.tsx';
import { invalidateStale } from './invalidateStale.ts';
import { isBelow } from '../lib/isBelow.ts';
import { documentTitleOf, headingOf } from './navigation.ts';
import { HOME, useOpenPlace } from './openPlace.ts';
import { NarrowMenu } from './sidebar/NarrowMenu.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useHelp } from './useHelp.tsx';

/** Widths of the sidebar, in rem (D-26). */
const WIDTH = { collapsed: 4, expanded: 18 } as const;

/** Screens with their own bar, which fill the whole window. */
const WHOLE_WINDOW = ['/builder', '/forms'];

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

/** Frame of every signed-in screen: sidebar, header, main. */
export function Shell() {
  const [collapsed, setCollapsed] = useSidebarCollapsed();
  // The frame moves with the sidebar; another screen's frame is there at once.
  const [isFolding, setFolding] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const { pathname, search } = useLocation();
  const named = new URLSearchParams(search).get('tab');
  const opened = useOpenPlace();
  // Where the address names nothing, the dashboard knows what it opened; its first screen is My Forms (SHELL-012).
  const place = named ?? (opened === HOME ? null : opened);
  const { title, subtitle } = headingOf(pathname, useRetentionDays(), place);
  const about = useShownTitle();
  const unread = useUnread();
  const main = useScreenFocus();
  useTrail();
  const isWhole = WHOLE_WINDOW.some((path) => isBelow(pathname, path));
  useConfirmationNotice();
  // Rights may have changed: reloads everything on the screen.
  useLiveEvents(invalidateStale);
  const { open: openPalette, palette } = useCommandPalette();
  const { open: openHelp, help } = useHelp();
  const fold = (): void => {
    setFolding(true);
    setCollapsed(!collapsed);
  };

  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{
        width: `${collapsed ? WIDTH.collapsed : WIDTH.expanded}rem`,
        breakpoint: 768,
        collapsed: { mobile: true },
      }}
      layout="alt"
      transitionDuration={isFolding ? MOTION.enterMs : 0}
      onTransitionEnd={() => setFolding(false)}
      disabled={isWhole}
    >
      <title>{documentTitleOf(pathname, title, about, unread > 0 ? unreadText(unread) : '')}</title>
      <a className="skip-link" href="#main">
        {t`Skip to content`}
      </a>
      {isWhole ? null : (
        <AppShell.Header px={isNarrow ? 16 : 24} withBorder>
          <Group h="100%" justify="space-between" wrap="nowrap">
            <div>
              <Title order={1} size="h2" lineClamp={isNarrow ? 2 : 1}>
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
                  <IconSearch size={20} />
                </ActionIcon>
                <NarrowMenu onHelp={openHelp} />
              </Group>
            ) : null}
          </Group>
        </AppShell.Header>
      )}
      {isNarrow || isWhole ? null : (
        <AppShell.Navbar p={8} aria-label={t`Main`}>
          <Sidebar collapsed={collapsed} onToggle={fold} onSearch={openPalette} onHelp={openHelp} />
        </AppShell.Navbar>
      )}
      <AppShell.Main id="main" ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        <Outlet context={{ title, subtitle } satisfies ScreenHeading} />
      </AppShell.Main>
      {palette}
      {help}
    </AppShell>
  );
}
