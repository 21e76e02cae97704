import { SimpleGrid, Skeleton } from '@mantine/core';
import { CARD_COLUMNS } from './FormGrid.tsx';

/** Cards that are on their way. */
export function CardSkeletons() {
  return (
    <SimpleGrid type="container" cols={CARD_COLUMNS} spacing={16} aria-hidden="true">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={188} radius={8} />
      ))}
    </SimpleGrid>
  );
}
