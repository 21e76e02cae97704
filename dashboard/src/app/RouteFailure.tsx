import { t } from '@lingui/core/macro';
import { Button, Center, Stack, Text, Title } from '@mantine/core';

/** A screen that broke while it was shown or loaded. */
export function RouteFailure() {
  return (
    <Center mih="100vh" p={24} component="main">
      <Stack align="center" ta="center">
        <Title order={1}>{t`An unexpected error occurred`}</Title>
        <Text c="dimmed">{t`This page couldn’t be shown. Your saved work is safe.`}</Text>
        <Button onClick={() => window.location.reload()}>{t`Reload`}</Button>
      </Stack>
    </Center>
  );
}
