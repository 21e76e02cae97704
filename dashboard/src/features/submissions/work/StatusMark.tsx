import IconCircleCheckFilled from '~icons/circle-check-filled';
import IconPlayerRecord from '~icons/player-record';
import IconProgress from '~icons/progress';
import type { Submission } from '@inlay/api/contract';
import { statusOf } from './states.ts';
import classes from './work.module.css';

// The record sign is a plain circle; the one of that name would join the scripts of every screen.
const ICONS = { open: IconPlayerRecord, in_progress: IconProgress, done: IconCircleCheckFilled } as const;

/**
 * The status of a submission as an icon with its name.
 *
 * @param props.isDecorative whether the name is written beside it, and would be read twice.
 */
export function StatusMark({
  work,
  isDecorative = false,
}: {
  work: Pick<Submission, 'state' | 'status'>;
  isDecorative?: boolean;
}) {
  const { label } = statusOf(work);
  const Icon = ICONS[work.state];
  return (
    <span
      className={classes['mark']}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label })}
      data-state={work.state}
    >
      <Icon size={16} {...(work.status && { color: ownColor(work.status.color) })} />
    </span>
  );
}

/** The color of an own status, in both themes. */
const ownColor = (color: string): string => `var(--mantine-color-${color}-text)`;
