import { SimpleGrid } from '@mantine/core';
import { CardSkeleton } from '../../../components/CardSkeleton.tsx';
import { CARD_COLUMNS } from './FormGrid.tsx';

/** Placeholders of forms' cards. */
export function CardSkeletons({ foot }: { foot: 'figures' | 'buttons' }) {
  return (
    <SimpleGrid type="container" cols={CARD_COLUMNS} spacing={16} aria-hidden="true">
      {[1, 2, 3].map((card) => (
        <CardSkeleton key={card} foot={foot} />
      ))}
    </SimpleGrid>
  );
}
