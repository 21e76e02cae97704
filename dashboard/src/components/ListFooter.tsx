import { t } from '@lingui/core/macro';
import { Group, Text } from '@mantine/core';
import { formatShownCount } from '../lib/formatShownCount.ts';
import { BusyButton } from './BusyButton.tsx';

interface ListFooterProps {
  shown: number;
  /** Of how many, where the server says so. */
  total?: number | undefined;
  /** What is counted, in the plural: "users". */
  what: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore(): void;
}

/** How much of a list is shown, and the way to the rest. */
export function ListFooter({ shown, total, what, hasMore, isLoadingMore, onMore }: ListFooterProps) {
  return (
    <Group justify="space-between" gap={12} px={16} py={12} mih={56}>
      <Text size="sm" c="dimmed" className="tabular" role="status">
        {`${formatShownCount(shown, total)} ${what}`}
      </Text>
      {hasMore ? (
        <BusyButton
          variant="default"
          size="xs"
          isBusy={isLoadingMore}
          aria-label={t`Load more ${what}`}
          onClick={onMore}
        >
          {t`Load more`}
        </BusyButton>
      ) : null}
    </Group>
  );
}
