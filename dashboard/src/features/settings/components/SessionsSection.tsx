import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Text } from '@mantine/core';
import IconDeviceDesktop from '~icons/device-desktop';
import IconDeviceMobile from '~icons/device-mobile';
import { useRef, useState } from 'react';
import type { SessionListResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useEndSessions, useSessions, type EndedSessions } from '../api/sessions.ts';
import { isPhone, userAgentName } from '../userAgentName.ts';
import classes from './settings.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { RowSkeletons, SettingsSection } from './SettingsFrame.tsx';

type Session = SessionListResponse['sessions'][number];

/** The user's sessions, with buttons to end them (D-161). */
export function SessionsSection() {
  const { data, error, refetch } = useSessions();
  const end = useEndSessions();
  const [ending, setEnding] = useState<EndedSessions | null>(null);
  const [isOpen, setOpen] = useState(false);
  const hasEnded = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  const sessions = data?.sessions ?? [];
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const ask = (what: EndedSessions): void => {
    setEnding(what);
    setOpen(true);
  };
  const confirm = async (password: string): Promise<void> => {
    if (ending) await end(ending, password);
    hasEnded.current = true;
    setOpen(false);
  };

  return (
    <SettingsSection
      name="sessions"
      title={t`Active sessions`}
      text={t`Browsers you’re signed in with. Sign out any you don’t recognize, then change your password.`}
    >
      {error && !data ? (
        <LoadFailure title={t`Failed to load sessions`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <RowSkeletons rows={3} /> : null}
      {data ? (
        <>
          <ul
            className={`${classes['rows']} ${classes['resting']}`}
            ref={list}
            tabIndex={-1}
            aria-label={t`Active sessions`}
          >
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => ask({ id: session.id })} />
            ))}
          </ul>
          <Group justify="flex-end" mt={16}>
            {hasOthers ? (
              <Button variant="outline" onClick={() => ask('others')}>
                {t`Sign out other sessions`}
              </Button>
            ) : (
              <Text size="sm" c="dimmed">
                {t`You’re not signed in anywhere else.`}
              </Text>
            )}
          </Group>
        </>
      ) : null}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={ending === 'others' ? t`Sign out other sessions?` : t`Sign out this session?`}
        onExitTransitionEnd={() => {
          setEnding(null);
          // The pressed button disappears with its row.
          if (hasEnded.current) list.current?.focus();
          hasEnded.current = false;
        }}
      >
        {ending ? (
          <PasswordForm
            text={t`You’ll stay signed in here.`}
            action={t`Sign out`}
            onCancel={() => setOpen(false)}
            onConfirm={confirm}
          />
        ) : null}
      </Modal>
    </SettingsSection>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd(): void }) {
  const name = userAgentName(session.userAgent);
  const DeviceIcon = isPhone(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes['row']}>
      <DeviceIcon size={20} aria-hidden="true" />
      <div className={classes['what']}>
        <Group gap={8}>
          <Text fw={500} title={session.userAgent ?? ''}>
            {name}
          </Text>
          {session.isCurrent ? <StatusBadge tone="good">{t`This browser`}</StatusBadge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>
            Signed in <RelativeTime iso={session.createdAt} />, last used{' '}
          </Trans>
          <RelativeTime iso={session.lastUsedAt} />
        </Text>
      </div>
      {session.isCurrent ? null : (
        <Button variant="default" size="xs" aria-label={t`Sign out ${name}`} onClick={onEnd}>
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}
