import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { Logo } from '../../../components/Logo.tsx';
import { signOut, type PortalClient } from '../api/portal.ts';
import { BrandMark } from './BrandMark.tsx';
import classes from './portal.module.css';

/** Brand of the account that shares, and the client's own account. */
export function PortalHeader({ client }: { client: PortalClient }) {
  const navigate = useNavigate();
  const { brand, email, isView } = client;
  const leave = (): void => {
    void signOut().then(() => navigate('/client/auth', { replace: true }));
  };
  return (
    <header className={classes['header']}>
      <Link to="/client/dashboard" className={classes['brand']}>
        {brand ? (
          <BrandMark brand={brand} />
        ) : (
          <>
            <Logo />
            <span dir="auto">{t`Client Portal`}</span>
          </>
        )}
      </Link>
      <Group gap={8} wrap="nowrap">
        <Text size="sm" c="dimmed" truncate visibleFrom="sm">
          {email}
        </Text>
        {isView ? null : (
          <>
            <Button component={Link} to="/client/account" variant="subtle" color="gray" size="xs">
              {t`Account`}
            </Button>
            <Button variant="default" size="xs" onClick={leave}>
              {t`Sign Out`}
            </Button>
          </>
        )}
      </Group>
    </header>
  );
}
