import { t } from '@lingui/core/macro';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import IconCheck from '~icons/check';
import IconMail from '~icons/mail';
import type { ContactMessage } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { MailDrawing } from '../../../components/drawings/MailDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useMarkAnswered } from './overviewApi.ts';
import { mailTo, replyAddress } from './replyAddress.ts';
import classes from './contactMessages.module.css';
import { FoldedText } from './FoldedText.tsx';

/** Unanswered messages of users (D-153). */
export function ContactMessages({ messages }: { messages: readonly ContactMessage[] }) {
  const { ref, rescue } = useFocusRescue();
  return (
    <Section
      title={t`Contact messages`}
      text={t`Messages from users that are still unanswered.`}
      headingRef={ref}
    >
      {messages.length > 0 ? (
        <ul className={classes['list']}>
          {messages.map((message) => (
            <Message key={message.id} message={message} onAnswered={() => rescue()} />
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing={<MailDrawing />}
          title={t`All messages answered`}
          text={t`New ones will appear here.`}
        />
      )}
    </Section>
  );
}

function Message({ message, onAnswered }: { message: ContactMessage; onAnswered(): void }) {
  const markAnswered = useMarkAnswered();
  const { id, name, email, subject, message: text, createdAt } = message;
  return (
    <li className={classes['message']}>
      <Group justify="space-between" gap={8} align="baseline">
        <Title order={3} size="h3" className={classes['subject'] ?? ''}>
          {subject}
        </Title>
        <Text size="sm" c="dimmed">
          <RelativeTime iso={createdAt} />
        </Text>
      </Group>
      <Text size="sm" c="dimmed" className={classes['subject'] ?? ''}>
        <bdi>{name}</bdi> · <Anchor href={mailTo(email)}>{email}</Anchor>
      </Text>
      <Stack gap={12} mt={8}>
        <FoldedText text={text} about={subject} />
        <Group gap={8}>
          <Button
            component="a"
            href={replyAddress(email, subject)}
            variant="default"
            size="xs"
            leftSection={<IconMail size={16} aria-hidden="true" />}
            aria-label={t`Reply to ${name} about ${subject}`}
          >
            {t`Reply`}
          </Button>
          <BusyButton
            variant="default"
            size="xs"
            leftSection={<IconCheck size={16} aria-hidden="true" />}
            aria-label={t`Mark as answered: ${subject}`}
            isBusy={markAnswered.isPending}
            onClick={() => void markAnswered.mutateAsync(id).then(onAnswered, onAnswered)}
          >
            {t`Mark as answered`}
          </BusyButton>
        </Group>
      </Stack>
    </li>
  );
}
