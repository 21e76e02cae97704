import { t } from '@lingui/core/macro';
import { Stack, Text, Title } from '@mantine/core';
import type { SubmissionEntry, WorkState } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { authorName } from '../../../domain/submissions/authorName.ts';
import { STATE_LABELS } from '../../../domain/submissions/stateLabels.ts';
import classes from './detail.module.css';

function sentenceOf({ kind, text, author: name, address }: SubmissionEntry): string {
  const author = authorName(name);
  if (kind === 'reply') return t`${author} replied to ${address ?? ''}`;
  if (kind === 'assignee')
    return text ? t`${author} assigned it to ${text}` : t`${author} assigned it to nobody`;
  const status = kind === 'state' ? (STATE_LABELS[text as WorkState] ?? text) : text;
  return t`${author} set the status to ${status}`;
}

/** Entries of a submission, oldest first: changes of status and assignee, and replies. */
export function Activity({ entries }: { entries: readonly SubmissionEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <Title order={3} size="sm" mb={8}>
        {t`Activity`}
      </Title>
      <Stack gap={8} component="ol" className={classes['activity'] ?? ''}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes['note']}>
            <Text size="xs" c="dimmed">
              {sentenceOf(entry)} · <RelativeTime iso={entry.createdAt} />
            </Text>
            {entry.kind === 'reply' ? (
              <>
                <Text size="sm" fw={600} dir="auto">
                  {entry.subject}
                </Text>
                <p dir="auto">{entry.text}</p>
              </>
            ) : null}
          </li>
        ))}
      </Stack>
    </div>
  );
}
