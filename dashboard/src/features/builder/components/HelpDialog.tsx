import { t } from '@lingui/core/macro';
import { Kbd, Modal, Stack, Title } from '@mantine/core';
import { Fragment } from 'react';
import { SHORTCUTS } from '../shortcuts.ts';
import classes from './dialogs.module.css';

/** Every key of the builder (D-70). */
export function HelpDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Keyboard shortcuts`} size="lg">
      <Stack gap={24}>
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <section key={title}>
            <Title order={3} size="h3" mb={8}>
              {title}
            </Title>
            <dl className={classes['keys']}>
              {shortcuts.map(({ keys, what }) => (
                <Fragment key={what}>
                  <dt>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
