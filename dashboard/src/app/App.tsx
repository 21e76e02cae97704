import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../lib/queryClient.ts';
import { router } from './router.tsx';
import { styleNonce } from './styleNonce.ts';
import { theme } from './theme.ts';

/** Light, dark or system, remembered under `theme` (SHELL-036); Mantine calls system "auto". */
const stored = localStorageColorSchemeManager({ key: 'theme' });
const colorSchemeManager: typeof stored = {
  ...stored,
  get: (fallback) => {
    const value: string = stored.get(fallback);
    return value === 'light' || value === 'dark' ? value : 'auto';
  },
};

export function App() {
  const isNarrow = useMediaQuery('(max-width: 767px)');
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Notifications position={isNarrow ? 'top-center' : 'bottom-right'} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
