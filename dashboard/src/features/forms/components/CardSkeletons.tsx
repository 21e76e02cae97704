import { SimpleGrid, Skeleton } from '@mantine/core';

/** Cards that are on their way. */
export function CardSkeletons() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={16} aria-hidden="true">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={188} radius={8} />
      ))}
    </SimpleGrid>
  );
}
