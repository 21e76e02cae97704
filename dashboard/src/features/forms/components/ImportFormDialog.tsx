import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';

/** Loaded on demand: the list of forms needs no code to parse and render forms. */
const ImportForm = lazy(async () => ({ default: (await import('./ImportForm.tsx')).ImportForm }));

/** Makes a form of a file: shows what it will be first (DASH-041). */
export function ImportFormDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Import form`} size="lg">
      <Suspense fallback={<LoadingSkeleton height={124} />}>
        <ImportForm onClose={onClose} />
      </Suspense>
    </Modal>
  );
}
