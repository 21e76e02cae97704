import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** Number of cards side by side, by the width beside the sidebar. */
export const CARD_COLUMNS = { base: 1, '520px': 2, '880px': 3 } as const;

/** Cards of forms, as a list. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid
      type="container"
      cols={CARD_COLUMNS}
      spacing={16}
      component="ul"
      p={0}
      m={0}
      style={{ listStyle: 'none' }}
    >
      {children}
    </SimpleGrid>
  );
}
