import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }));

/** The list of keys, loaded when it is opened. */
export function HelpDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Keyboard shortcuts`} size="lg">
      <Suspense fallback={<LoadingSkeleton height={320} />}>
        <ShortcutList />
      </Suspense>
    </Modal>
  );
}
