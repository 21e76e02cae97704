import { t } from '@lingui/core/macro';
import type { Person } from '@inlay/api/contract';
import classes from './work.module.css';

/** The person a submission is assigned to, by initials. */
export function PersonMark({ person }: { person: Person | null }) {
  if (!person) return null;
  const { name } = person;
  const initials = name
    .split(/[\s.@_-]+/)
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();
  return (
    <span className={classes['person']} role="img" aria-label={t`Assigned to ${name}`} title={name}>
      {initials}
    </span>
  );
}
