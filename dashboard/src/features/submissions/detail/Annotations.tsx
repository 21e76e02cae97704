import { t } from '@lingui/core/macro';
import { ActionIcon, Badge, Button, Group, Stack, TagsInput, Text, Textarea, Title } from '@mantine/core';
import IconTrash from '~icons/trash';
import { useState } from 'react';
import type { SubmissionResponse } from '@inlay/api/contract';
import { MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { useAddNote, useRemoveNote, useSetTags, useTags } from '../api/annotations.ts';
import { authorName } from '../../../domain/submissions/authorName.ts';
import classes from './detail.module.css';

/** Tags and internal notes: owner and administrators write them, every reader of the submission sees them. */
export function Annotations({ shown }: { shown: SubmissionResponse }) {
  const { submission, notes, canAnnotate } = shown;
  return (
    <Stack gap={16} className={classes['annotations'] ?? ''}>
      {canAnnotate ? <TagEditor key={submission.id} shown={shown} /> : <TagList shown={shown} />}
      {canAnnotate || notes.length > 0 ? <Notes shown={shown} /> : null}
    </Stack>
  );
}

function TagEditor({ shown: { submission } }: { shown: SubmissionResponse }) {
  const choices = useTags(submission.formId);
  const { mutate } = useSetTags(submission.id);
  return (
    <TagsInput
      label={t`Tags`}
      placeholder={submission.tags.length === 0 ? t`Type a tag and press Enter` : ''}
      data={(choices.data?.tags ?? []).map(({ name }) => name)}
      value={submission.tags.map(({ name }) => name)}
      maxTags={MAX_TAGS}
      onChange={(names) => mutate(names.map((name) => name.trim().slice(0, MAX_TAG_LENGTH)).filter(Boolean))}
    />
  );
}

function TagList({ shown: { submission } }: { shown: SubmissionResponse }) {
  return submission.tags.length > 0 ? (
    <Group gap={4}>
      {submission.tags.map(({ id, name }) => (
        <Badge key={id} color="gray" c="var(--inlay-text-secondary)">
          <bdi>{name}</bdi>
        </Badge>
      ))}
    </Group>
  ) : null;
}

function Notes({ shown: { submission, notes, canAnnotate } }: { shown: SubmissionResponse }) {
  const [text, setText] = useState('');
  const add = useAddNote(submission.id);
  const remove = useRemoveNote(submission.id);
  return (
    <div>
      <Title order={3} size="sm" mb={8}>
        {t`Notes`}
      </Title>
      <Stack gap={12}>
        {notes.map((note) => (
          <div key={note.id} className={classes['note']}>
            <Group justify="space-between" wrap="nowrap" gap={8}>
              <Text size="xs" c="dimmed">
                {authorName(note.author)} · <RelativeTime iso={note.createdAt} />
              </Text>
              {canAnnotate ? (
                <ActionIcon
                  size="sm"
                  variant="subtle"
                  color="gray"
                  aria-label={t`Remove note of ${authorName(note.author)}`}
                  onClick={() => remove.mutate(note.id)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              ) : null}
            </Group>
            <p dir="auto">{note.text}</p>
          </div>
        ))}
        {canAnnotate ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim()) add.mutate(text, { onSuccess: () => setText('') });
            }}
          >
            <Textarea
              aria-label={t`New note`}
              placeholder={t`Visible to people in this account, never to visitors`}
              autosize
              minRows={2}
              maxLength={MAX_NOTE_LENGTH}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {text.trim() ? (
              <Group justify="flex-end" mt={8} gap={8}>
                <Button size="xs" variant="subtle" color="gray" onClick={() => setText('')}>
                  {t`Discard`}
                </Button>
                <BusyButton size="xs" variant="outline" type="submit" isBusy={add.isPending}>
                  {t`Add note`}
                </BusyButton>
              </Group>
            ) : null}
          </form>
        ) : null}
      </Stack>
    </div>
  );
}
