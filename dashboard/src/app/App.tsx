import { I18nProvider } from '@lingui/react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { i18n } from '../lib/i18n.ts';
import { isRightToLeft } from '../lib/language.ts';
import { queryClient } from '../lib/queryClient.ts';
import { colorSchemeManager } from './colorSchemeManager.ts';
import { router } from './router.tsx';
import { styleNonce } from './styleNonce.ts';
import { theme } from './theme.ts';

export function App() {
  const isNarrow = useMediaQuery('(max-width: 767px)');
  return (
    <I18nProvider i18n={i18n}>
      <DirectionProvider initialDirection={isRightToLeft ? 'rtl' : 'ltr'}>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          colorSchemeManager={colorSchemeManager}
          getStyleNonce={styleNonce}
        >
          <QueryClientProvider client={queryClient}>
            <Notifications position={isNarrow ? 'top-center' : 'bottom-center'} />
            {/* The address holds a screen's state: a second press must build on the first, not on the rendered
              state. */}
            <RouterProvider router={router} useTransitions={false} />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>
  );
}
