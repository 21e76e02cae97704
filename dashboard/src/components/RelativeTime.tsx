import { Tooltip } from '@mantine/core';
import { formatExact, formatRelative } from '../lib/formatTime.ts';

/** A relative time, with the exact one in a tooltip. */
export function RelativeTime({ iso }: { iso: string }) {
  return (
    <Tooltip label={formatExact(iso)}>
      <time dateTime={iso}>{formatRelative(iso)}</time>
    </Tooltip>
  );
}
