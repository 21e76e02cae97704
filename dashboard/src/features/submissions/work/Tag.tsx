import type { SubmissionTag } from '@inlay/api/contract';
import classes from './work.module.css';

const COLORS = ['blue', 'teal', 'green', 'yellow', 'orange', 'red', 'grape', 'indigo'] as const;

/** The color of a tag for which nobody has chosen one: the same for the same name in any case. */
export function colorOfTag(name: string): (typeof COLORS)[number] {
  let sum = 0;
  for (const character of name.toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return COLORS[sum % COLORS.length] ?? 'blue';
}

/** A tag with its color beside it, so that the word keeps its contrast. */
export function Tag({ name, color }: Pick<SubmissionTag, 'name' | 'color'>) {
  return (
    <span className={classes['tag']}>
      <span
        className={classes['dot']}
        style={{ background: `var(--mantine-color-${color ?? colorOfTag(name)}-filled)` }}
      />
      <bdi>{name}</bdi>
    </span>
  );
}
