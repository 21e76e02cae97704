import { t } from '@lingui/core/macro';
import { Kbd, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './keyList.module.css';

/** A dialog of keys and their effects, with `children` below. */
export function KeyList(props: {
  keys: readonly (readonly [key: string, does: string])[];
  opened: boolean;
  onClose(): void;
  children?: ReactNode;
}) {
  const { keys, opened, onClose, children } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={t`Keyboard shortcuts`}>
      <dl className={classes['keys']}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Modal>
  );
}
