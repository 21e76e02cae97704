import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';

const CommandPalette = lazy(async () => ({
  default: (await import('./palette/CommandPalette.tsx')).CommandPalette,
}));

/** True where keys are held with Command instead of Control. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * The palette of commands, which Ctrl+K or Command+K opens from every screen (SHELL-048).
 *
 * @returns how else to open it, and the palette itself, loaded when it is first opened.
 */
export function useCommandPalette() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const toggle = (): void => setState((before) => (before === 'open' ? 'closed' : 'open'));
  // Also while an entry has the focus: no text is typed with Control.
  useWindowEvent('keydown', (event) => {
    if (event.code !== 'KeyK' || !(isApple ? event.metaKey : event.ctrlKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    toggle();
  });
  return {
    open: () => setState('open'),
    palette:
      state === 'unused' ? null : (
        <Suspense fallback={null}>
          <CommandPalette opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      ),
  };
}
