import { t } from '@lingui/core/macro';
import { Group, Text } from '@mantine/core';
import { formatShownCount } from '../lib/formatShownCount.ts';
import { BusyButton } from './BusyButton.tsx';

interface ListFooterProps {
  shown: number;
  /** All rows, if the server counts them. */
  total?: number | undefined;
  /** Words the count, as in "50 of 1,203 users"; `count` decides on the plural. */
  describe(count: number, shown: string): string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore(): void;
}

/** Shows how much of a list is loaded, and loads more. */
export function ListFooter({ shown, total, describe, hasMore, isLoadingMore, onMore }: ListFooterProps) {
  return (
    <Group justify="space-between" gap={12} px={16} py={12} mih={56}>
      <Text size="sm" c="dimmed" className="tabular" role="status">
        {describe(total ?? shown, formatShownCount(shown, total))}
      </Text>
      {hasMore ? (
        <BusyButton variant="default" size="xs" isBusy={isLoadingMore} onClick={onMore}>
          {t`Load more`}
        </BusyButton>
      ) : null}
    </Group>
  );
}
