import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Alert, Button, Code, Group, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconCheck from '~icons/check';
import IconCopy from '~icons/copy';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError, isFinal, messageOf } from '../lib/apiError.ts';
import { useCopy } from '../lib/useCopy.ts';
import { BusyButton } from './BusyButton.tsx';
import classes from './loadFailure.module.css';

interface LoadFailureProps {
  title: string;
  error: unknown;
  /** Loads again; the button is busy while its promise is pending. */
  onRetry(): unknown;
  /**
   * An outage, and older data is still on the screen: the failure stays at the window's lower edge, so that nothing moves.
   */
  isStale?: boolean;
}

/** Shows a failed load, its reason and the next step: try again, or leave where a retry is useless. */
export function LoadFailure({ title, error, onRetry, isStale = false }: LoadFailureProps) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  const message = messageOf(error);
  const [isTrying, setTrying] = useState(false);
  const box = useFocusKeeper();
  const retry = async (): Promise<void> => {
    setTrying(true);
    try {
      await onRetry();
    } finally {
      setTrying(false);
    }
  };
  return (
    <Alert
      ref={box}
      className={isStale ? (classes['stale'] ?? '') : ''}
      color="red"
      title={title}
      icon={<IconAlertTriangle size={20} />}
      role="alert"
    >
      {/* Some titles end with it (NOTIF-026). */}
      {title.endsWith(message) ? null : <Text size="sm">{message}</Text>}
      {isStale ? <Text size="sm">{t`Showing data from the last successful load.`}</Text> : null}
      {requestId && !isFinal(error) ? <RequestId id={requestId} /> : null}
      <Group mt={8}>
        {isFinal(error) ? (
          <Leave />
        ) : (
          <BusyButton size="xs" variant="default" isBusy={isTrying} onClick={() => void retry()}>
            {t`Try again`}
          </BusyButton>
        )}
      </Group>
    </Alert>
  );
}

/** Id of the request in the platform's log, for support. */
function RequestId({ id }: { id: string }) {
  const { copy, isCopied } = useCopy();
  const CopyIcon = isCopied ? IconCheck : IconCopy;
  return (
    <Text size="xs" mt={4} component="div">
      <Trans>
        If the problem persists, contact your administrator:
        <div className={classes['request']}>
          <span>
            Request <Code>{id}</Code>
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={isCopied ? t`Copied` : t`Copy request ID`}
            onClick={() => copy(id)}
          >
            <CopyIcon size={16} />
          </ActionIcon>
        </div>
      </Trans>
    </Text>
  );
}

function Leave() {
  const isPortal = useLocation().pathname.startsWith('/client/');
  return (
    <Button component={Link} to={isPortal ? '/client/dashboard' : '/dashboard'} size="xs" variant="default">
      {t`Go to dashboard`}
    </Button>
  );
}

/** Moves the focus to the screen when a successful retry removes the focused button. */
function useFocusKeeper() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    };
  }, []);
  return box;
}
