import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { isTypedInto } from '../lib/isTypedInto.ts';

const HelpDialog = lazy(async () => ({ default: (await import('./palette/HelpDialog.tsx')).HelpDialog }));

/**
 * Help, which ? opens on every screen that has no list of keys of its own (SHELL-048).
 *
 * @returns how else to open it, and the dialog itself, loaded when it is first opened.
 */
export function useHelp() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = (): void => setState('open');
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || isTypedInto(event.target)) return;
    // A screen takes the key by preventing its default, maybe after this.
    setTimeout(() => {
      if (!event.defaultPrevented) open();
    });
  });
  return {
    open,
    help:
      state === 'unused' ? null : (
        <Suspense fallback={null}>
          <HelpDialog opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      ),
  };
}
