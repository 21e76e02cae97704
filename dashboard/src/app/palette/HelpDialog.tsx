import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Modal, Stack, Text, Title } from '@mantine/core';
import { Keys } from '../../components/Keys.tsx';
import { usePublicSettings } from '../../domain/platform/publicSettings.ts';
import { isApple } from '../CommandKey.tsx';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  [isApple ? '⌘ K' : t`Ctrl K`, t`Search or jump to`],
  ['?', t`Open help`],
  [t`Escape`, t`Close what is open`],
];

/** Documentation, what is new, whom to ask, and the keys of every screen. */
export function HelpDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const contact = usePublicSettings()?.helpContact;
  return (
    <Modal opened={opened} onClose={onClose} title={t`Help`}>
      <Stack gap={8}>
        <Anchor href="/docs/" target="_blank">
          {t`Documentation`}
        </Anchor>
        <Anchor href="/docs/whats-new" target="_blank">
          {t`What is new`}
        </Anchor>
        {contact ? (
          <Text>
            <Trans>
              Ask for help: <Contact contact={contact} />
            </Trans>
          </Text>
        ) : null}
        <Title order={3} size="h5" mt={16}>
          {t`Keyboard shortcuts`}
        </Title>
        <Keys keys={KEYS} />
        <Text size="sm" c="dimmed">
          {t`Submissions and the builder have more keys: press ? there.`}
        </Text>
      </Stack>
    </Modal>
  );
}

/** What the administrator wrote, which can be pressed where it is an address. */
function Contact({ contact }: { contact: string }) {
  const href = /^\S+@\S+\.\S+$/.test(contact)
    ? `mailto:${contact}`
    : /^https?:\/\/\S+$/.test(contact)
      ? contact
      : null;
  if (href === null) return <bdi>{contact}</bdi>;
  return (
    <Anchor href={href} target="_blank" rel="noreferrer">
      <bdi>{contact}</bdi>
    </Anchor>
  );
}
