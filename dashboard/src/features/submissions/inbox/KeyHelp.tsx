import { t } from '@lingui/core/macro';
import { Kbd, Modal } from '@mantine/core';
import { INBOX_KEYS } from './useInboxKeys.ts';
import classes from './inbox.module.css';

/** The keys of the inbox. */
export function KeyHelp({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Keyboard shortcuts`}>
      <dl className={classes['keys']}>
        {INBOX_KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
