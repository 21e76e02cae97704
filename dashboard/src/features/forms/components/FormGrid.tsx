import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** Cards of forms, as a list. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2, lg: 3 }}
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
