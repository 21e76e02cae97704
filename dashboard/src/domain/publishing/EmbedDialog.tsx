import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import type { FormDetail } from '@inlay/api/contract';
import { LazyShareTabs } from './LazyShareTabs.tsx';

/** The Share screen of a form, over the list of forms. */
export function EmbedDialog({ form, onClose }: { form: FormDetail | null; onClose(): void }) {
  return (
    <Modal
      opened={form !== null}
      onClose={onClose}
      title={t`Share`}
      size="lg"
      // The tabs differ in height; a centred dialog would move.
      centered={false}
    >
      {form ? <LazyShareTabs form={form} /> : null}
    </Modal>
  );
}
