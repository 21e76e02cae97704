import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { isDirty } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';

const TOAST = 'draft-restored';
/** Long enough to read it and to decide, in milliseconds; pointing at it stops the clock. */
const SHOWN_MS = 20_000;

/**
 * Tells that work is back which only this browser had kept, and offers to drop it (BUILD-049, D-66). Of a draft that
 * the server has, the header tells.
 */
export function useDraftToast(builder: BuilderCore, wasRestored: boolean): void {
  useEffect(() => {
    if (!wasRestored) return undefined;
    const discard = (): void => {
      notifications.hide(TOAST);
      void builder.discardDraft();
    };
    notifications.show({
      id: TOAST,
      title: t`Draft restored`,
      autoClose: SHOWN_MS,
      className: 'beneath-dialogs',
      message: (
        <Group gap={8} justify="space-between" wrap="nowrap">
          <Text size="sm">{t`This browser kept your last changes.`}</Text>
          <Button variant="default" size="compact-sm" flex="none" onClick={discard}>
            {t`Discard draft`}
          </Button>
        </Group>
      ),
    });
    const { saved } = builder.get();
    // What was published since, here or elsewhere, is newer than what the offer names.
    const stop = builder.subscribe(() => {
      if (builder.get().saved !== saved || !isDirty(builder.get())) notifications.hide(TOAST);
    });
    return () => {
      stop();
      notifications.hide(TOAST);
    };
  }, [builder, wasRestored]);
}
