import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import IconPencil from '~icons/pencil';
import IconTrash from '~icons/trash';
import { useState } from 'react';
import type { Comment, CommentsResponse } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { messageOf } from '../../lib/apiError.ts';
import { toastThrown } from '../../lib/toasts.tsx';
import classes from './comments.module.css';
import { MentionTextarea } from './MentionTextarea.tsx';
import { mentionableIn, mentionsIn, splitMentions } from './mentionAt.ts';
import { useEditComment, useRemoveComment, type ThreadCalls } from './useComments.ts';

interface CommentItemProps {
  calls: ThreadCalls;
  thread: CommentsResponse;
  comment: Comment;
}

/** One comment; its author can change and delete it. */
export function CommentItem({ calls, thread, comment }: CommentItemProps) {
  const [isEditing, setEditing] = useState(false);
  const remove = useRemoveComment(calls, comment.id);
  const { audience, author, isByClient, isOwn, createdAt, editedAt } = comment;
  const who = author ?? (isOwn ? t`You` : isByClient ? t`Client` : t`Team member`);
  // Clients see nothing else.
  const isShared = audience !== 'team' && thread.audiences.includes('team');
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap={8} align="flex-start">
        <Text size="xs" c="dimmed" className={classes['head'] ?? ''}>
          <span className={classes['author']}>{who}</span>
          {' · '}
          <RelativeTime iso={createdAt} />
          {editedAt ? ` · ${t`edited`}` : null}
          {isShared ? (
            <span className={classes['shared']}>
              {audience === 'clients' ? t`Clients can read this` : t`The sender can read this`}
            </span>
          ) : null}
        </Text>
        {isOwn && thread.audiences.length > 0 && !isEditing ? (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={t`Edit your comment`}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={t`Delete your comment`}
              onClick={() => remove.mutate(undefined, { onError: (error) => void toastThrown(error) })}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ) : null}
      </Group>
      {isEditing ? (
        <EditComment calls={calls} thread={thread} comment={comment} onClose={() => setEditing(false)} />
      ) : (
        <p dir="auto" className={classes['text']}>
          {splitMentions(comment.text, comment.mentions).map((part, index) =>
            index % 2 === 1 ? (
              <span key={index} className={classes['mention']}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </p>
      )}
    </li>
  );
}

function EditComment({ calls, thread, comment, onClose }: CommentItemProps & { onClose(): void }) {
  const [text, setText] = useState(comment.text);
  const edit = useEditComment(calls, comment.id);
  const save = (): void => {
    if (!text.trim()) return;
    if (text === comment.text) return onClose();
    edit.mutate(
      { text, mentions: mentionsIn(text, mentionableIn(thread.people, comment.audience)) },
      { onSuccess: onClose },
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <MentionTextarea
        label={t`Your comment`}
        placeholder=""
        isFocused
        value={text}
        people={mentionableIn(thread.people, comment.audience)}
        error={text.trim() ? edit.error && messageOf(edit.error) : t`Please enter a text`}
        onChange={setText}
        onSend={save}
      />
      <Group justify="flex-end" mt={8} gap={8}>
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <BusyButton size="xs" variant="outline" type="submit" isBusy={edit.isPending}>
          {t`Save`}
        </BusyButton>
      </Group>
    </form>
  );
}
