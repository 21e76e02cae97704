import { t } from '@lingui/core/macro';
import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { Logo } from '../components/Logo.tsx';

/** An address that leads nowhere (SHELL-037). */
export function NotFoundPage() {
  return (
    <Center mih="100vh" p={24} component="main">
      <title>{t`Page not found · Inlay`}</title>
      <Stack align="center" ta="center">
        <Logo />
        <Title order={1}>{t`Page not found`}</Title>
        <Text c="dimmed">{t`This page doesn’t exist.`}</Text>
        {/* The server renders the landing page, not this router. */}
        <Button component="a" href="/">
          {t`Return to Home`}
        </Button>
      </Stack>
    </Center>
  );
}
