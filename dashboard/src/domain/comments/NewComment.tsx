import { t } from '@lingui/core/macro';
import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { CommentAudience, CommentsResponse } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { messageOf } from '../../lib/apiError.ts';
import { MentionTextarea } from './MentionTextarea.tsx';
import { mentionableIn, mentionsIn } from './mentionAt.ts';
import { useAddComment, type ThreadCalls } from './useComments.ts';

const AUDIENCE_LABELS: Record<CommentAudience, string> = {
  team: t`Team only`,
  clients: t`Team and clients`,
  public: t`Team and sender`,
};

/** Writes a comment. The typed text stays when sending fails. */
export function NewComment({ calls, thread }: { calls: ThreadCalls; thread: CommentsResponse }) {
  const { people, audiences } = thread;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<CommentAudience | null>(null);
  const add = useAddComment(calls);
  const audience = chosen && audiences.includes(chosen) ? chosen : audiences[0];
  const mentionable = mentionableIn(people, audience);
  const send = (): void => {
    if (!text.trim()) return;
    add.mutate(
      { text, ...(audience && { audience }), mentions: mentionsIn(text, mentionable) },
      { onSuccess: () => setText('') },
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MentionTextarea
        label={t`New comment`}
        placeholder={mentionable.length > 0 ? t`Write a comment. @ mentions people.` : t`Write a comment.`}
        value={text}
        people={mentionable}
        error={add.isError ? messageOf(add.error) : null}
        onChange={(next) => {
          setText(next);
          if (add.isError) add.reset();
        }}
        onSend={send}
      />
      {audiences.length > 1 ? (
        <SegmentedControl
          mt={8}
          size="xs"
          aria-label={t`Who can read it`}
          data={audiences.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))}
          value={audience ?? 'team'}
          onChange={setChosen}
        />
      ) : null}
      {audience === 'public' ? (
        <Text size="xs" mt={8} fw={500} c="var(--inlay-accent-text)" role="status">
          {t`The sender can read this on the page of their status.`}
        </Text>
      ) : null}
      {text.trim() ? (
        <Group justify="flex-end" mt={8} gap={8}>
          <Button size="xs" variant="subtle" color="gray" onClick={() => setText('')}>
            {t`Discard`}
          </Button>
          <BusyButton size="xs" variant="outline" type="submit" isBusy={add.isPending}>
            {audience === 'public' ? t`Send` : t`Comment`}
          </BusyButton>
        </Group>
      ) : null}
    </form>
  );
}
