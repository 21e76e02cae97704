import { Tooltip } from '@mantine/core';
import { useState } from 'react';
import { formatExact, formatRelative } from '../lib/formatTime.ts';
import { useMinute } from '../lib/useMinute.ts';

/**
 * A relative time that keeps up, with the exact one in a tooltip. Lists show many times, so the tooltip is made for the
 * one that is pointed at.
 */
export function RelativeTime({ iso }: { iso: string }) {
  const now = useMinute();
  const [pointedAt, setPointedAt] = useState<HTMLElement | null>(null);
  return (
    <>
      <time
        dateTime={iso}
        onMouseEnter={(event) => setPointedAt(event.currentTarget)}
        onMouseLeave={() => setPointedAt(null)}
      >
        {formatRelative(iso, now)}
      </time>
      {pointedAt ? <Tooltip label={formatExact(iso)} target={pointedAt} opened /> : null}
    </>
  );
}
