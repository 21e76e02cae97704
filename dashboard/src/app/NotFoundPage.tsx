import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { Logo } from '../components/Logo.tsx';

/** An address that leads nowhere (SHELL-037). */
export function NotFoundPage() {
  return (
    <Center mih="100vh" p={24} component="main">
      <title>Page not found · Inlay</title>
      <Stack align="center" ta="center">
        <Logo />
        <Title order={1}>Page not found</Title>
        <Text c="dimmed">There is nothing at this address.</Text>
        {/* The landing page is the server's own, none of this router's. */}
        <Button component="a" href="/">
          Return to Home
        </Button>
      </Stack>
    </Center>
  );
}
