import { t } from '@lingui/core/macro';
import { Button, Text } from '@mantine/core';
import IconEye from '~icons/eye';
import { signOut, type PortalClient } from '../api/portal.ts';
import classes from './portal.module.css';

/** Says to an administrator whose portal this is, and that nothing can be changed (CLNT-089). */
export function ViewBanner({ client: { name, email } }: { client: PortalClient }) {
  const leave = (): void => {
    void signOut().then(() => window.location.assign('/dashboard?tab=clients'));
  };
  return (
    <div className={classes['view']} role="status">
      <IconEye size={16} aria-hidden="true" />
      <Text size="sm" className={classes['viewText'] ?? ''}>
        {t`You see the portal as ${name ?? email} does. Nothing can be changed.`}
      </Text>
      <Button variant="default" size="xs" onClick={leave}>
        {t`End view`}
      </Button>
    </div>
  );
}
