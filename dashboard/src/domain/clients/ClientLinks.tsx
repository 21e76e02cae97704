import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import type { ClientLink } from '@inlay/api/contract';
import { Snippet } from '../publishing/Snippet.tsx';

/** Links that no mail carries, for the administrator to pass on, with the reason. */
export function ClientLinks({
  links,
}: {
  links: readonly { email: string; link: ClientLink; isInvitation: boolean }[];
}) {
  const hasNoServer = links.some(({ link }) => link.reason === 'no_mail_server');
  const isInvitation = links.some((one) => one.isInvitation);
  return (
    <Stack gap={16}>
      <Text>
        {hasNoServer
          ? t`No mail server is set up, so nothing was sent. Pass these links on yourself.`
          : t`This email is on hold because too many were sent. Pass the link on yourself.`}
      </Text>
      {links.map(({ email, link }) => (
        <Snippet key={email} title={email} text={link.url} what="link" />
      ))}
      <Text size="sm" c="dimmed">
        {isInvitation ? t`Each link works once and for 7 days.` : t`The link works once and for one hour.`}
      </Text>
    </Stack>
  );
}
