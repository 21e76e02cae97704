import { t } from '@lingui/core/macro';
import { ActionIcon, Group, Tooltip } from '@mantine/core';
import IconMail from '~icons/mail';
import IconMailOpened from '~icons/mail-opened';
import IconPin from '~icons/pin';
import IconPinFilled from '~icons/pin-filled';
import IconStar from '~icons/star';
import IconStarFilled from '~icons/star-filled';
import type { Icon } from '../../../components/icons/createIcon.ts';
import type { Submission } from '@inlay/api/contract';
import type { Pinned } from '../list/usePinned.ts';
import type { Deletion } from '../inbox/useDeletion.ts';
import { DeleteSubmission } from './DeleteSubmission.tsx';
import classes from './detail.module.css';

/** Actions on an existing submission. */
export function Marks(props: {
  submission: Submission;
  deletion: Deletion;
  onMark(marks: { read?: boolean; starred?: boolean }): void;
}) {
  const { submission, onMark, deletion } = props;
  const Star = submission.isStarred ? IconStarFilled : IconStar;
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={t`Star (s)`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes['star'] ?? ''}
          data-starred={submission.isStarred || undefined}
          aria-label={t`Star`}
          aria-pressed={submission.isStarred}
          onClick={() => onMark({ starred: !submission.isStarred })}
        >
          <Star size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={submission.isRead ? t`Mark as unread (u)` : t`Mark as read (u)`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={submission.isRead ? t`Mark as unread` : t`Mark as read`}
          onClick={() => onMark({ read: !submission.isRead })}
        >
          {submission.isRead ? <IconMail size={16} /> : <IconMailOpened size={16} />}
        </ActionIcon>
      </Tooltip>
      <DeleteSubmission submission={submission} deletion={deletion} />
    </Group>
  );
}

/** Goes to a neighbour. */
export function Step(props: { label: string; icon: Icon; to: string | undefined; onOpen(id: string): void }) {
  const { label, icon: StepIcon, to, onOpen } = props;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      disabled={!to}
      onClick={() => to && onOpen(to)}
    >
      <StepIcon size={20} />
    </ActionIcon>
  );
}

/** Keeps the details beside the list. */
export function PinButton({ pinned: { isPinned, pin } }: { pinned: Pinned }) {
  const Pin = isPinned ? IconPinFilled : IconPin;
  return (
    <Tooltip label={isPinned ? t`Unpin the details` : t`Keep the details beside the list`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t`Pin details`}
        aria-pressed={isPinned === true}
        onClick={() => pin(!isPinned)}
      >
        <Pin size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
