import { Kbd, Stack, Title } from '@mantine/core';
import { Fragment } from 'react';
import classes from './shortcutList.module.css';
import { SHORTCUTS } from './shortcuts.ts';

/** Every key of the builder (D-70). */
export function ShortcutList() {
  return (
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
  );
}
