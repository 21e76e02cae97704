import { t } from '@lingui/core/macro';
import { Button, Group } from '@mantine/core';
import IconUser from '~icons/user';
import type { Submission } from '@inlay/api/contract';
import { PersonMark } from '../work/PersonMark.tsx';
import { StatusMark } from '../work/StatusMark.tsx';
import { statusOf } from '../work/states.ts';

/** Status and assignee of a submission; who may work on it changes them here. */
export function WorkLine(props: {
  submission: Submission;
  canWork: boolean;
  onAsk(what: 'status' | 'assignee'): void;
}) {
  const { submission, canWork, onAsk } = props;
  const { label } = statusOf(submission);
  const { assignee } = submission;
  if (!canWork) {
    return (
      <Group gap={8}>
        <StatusMark work={submission} isDecorative />
        {label}
        <PersonMark person={assignee} />
        <bdi>{assignee?.name}</bdi>
      </Group>
    );
  }
  return (
    <Group gap={8}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<StatusMark work={submission} isDecorative />}
        aria-label={t`Status: ${label}`}
        onClick={() => onAsk('status')}
      >
        {label}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={assignee ? <PersonMark person={assignee} /> : <IconUser size={16} aria-hidden="true" />}
        aria-label={assignee ? t`Assigned to ${assignee.name}` : t({ message: 'Assign', context: 'person' })}
        onClick={() => onAsk('assignee')}
      >
        {assignee?.name ?? t({ message: 'Assign', context: 'person' })}
      </Button>
    </Group>
  );
}
