import { Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useRef } from 'react';
import type { SessionListResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { ToneBadge } from '../../../components/ToneBadge.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from '../api/sessions.ts';
import { isPhone, userAgentName } from '../userAgentName.ts';
import classes from './settings.module.css';
import { RowSkeletons, SettingsSection } from './SettingsFrame.tsx';

type Session = SessionListResponse['sessions'][number];

/** Where the person is signed in, with the ways to end it (D-161). */
export function SessionsSection() {
  const { data, error, refetch } = useSessions();
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();
  const list = useRef<HTMLUListElement>(null);
  const sessions = data?.sessions ?? [];
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  // The button that was pressed leaves with its row.
  const keepFocus = { onSuccess: () => list.current?.focus() };

  return (
    <SettingsSection
      title="Active sessions"
      text="Browsers you are signed in with. Sign out what you do not know, then change your password."
    >
      {error && !data ? (
        <LoadFailure title="Failed to load sessions" error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <RowSkeletons rows={3} /> : null}
      {data ? (
        <>
          <ul
            className={`${classes['rows']} ${classes['resting']}`}
            ref={list}
            tabIndex={-1}
            aria-label="Active sessions"
          >
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={endOne.isPending && endOne.variables === session.id}
                onEnd={() => endOne.mutate(session.id, keepFocus)}
              />
            ))}
          </ul>
          <Group justify="flex-end" mt={16}>
            {hasOthers ? (
              <BusyButton
                variant="outline"
                isBusy={endOthers.isPending}
                onClick={() => endOthers.mutate(undefined, keepFocus)}
              >
                Sign out other sessions
              </BusyButton>
            ) : (
              <Text size="sm" c="dimmed">
                You are signed in nowhere else.
              </Text>
            )}
          </Group>
        </>
      ) : null}
    </SettingsSection>
  );
}

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd(): void }) {
  const name = userAgentName(session.userAgent);
  const DeviceIcon = isPhone(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes['row']}>
      <DeviceIcon size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes['what']}>
        <Group gap={8}>
          <Text fw={500} title={session.userAgent ?? ''}>
            {name}
          </Text>
          {session.isCurrent ? <ToneBadge tone="good">This browser</ToneBadge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          Signed in <RelativeTime iso={session.createdAt} />, last used{' '}
          <RelativeTime iso={session.lastUsedAt} />
        </Text>
      </div>
      {session.isCurrent ? null : (
        <BusyButton
          variant="default"
          size="xs"
          isBusy={isBusy}
          aria-label={`Sign out ${name}`}
          onClick={onEnd}
        >
          Sign out
        </BusyButton>
      )}
    </li>
  );
}
