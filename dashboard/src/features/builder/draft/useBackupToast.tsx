import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { isUnpublished } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';

const TOAST = 'draft-restored';
/** Long enough to read it and to decide, in milliseconds; pointing at it stops the clock. */
const SHOWN_MS = 10_000;

/** Announces a restored backup and offers to discard it (BUILD-049, D-66); the header announces a draft. */
export function useBackupToast(builder: BuilderCore, wasRestored: boolean): void {
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
    const { published } = builder.get();
    // Later publications, here or elsewhere, are newer than the backup that the toast offers to discard.
    const stop = builder.subscribe(() => {
      if (builder.get().published !== published || !isUnpublished(builder.get())) notifications.hide(TOAST);
    });
    return () => {
      stop();
      notifications.hide(TOAST);
    };
  }, [builder, wasRestored]);
}
