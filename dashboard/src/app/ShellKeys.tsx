import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { isTypedInto } from '../lib/isTypedInto.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./palette/KeysDialog.tsx')).KeysDialog }));

/** The keys that work on every screen, which ? shows where a screen has no list of its own (SHELL-048). */
export function ShellKeys() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || isTypedInto(event.target)) return;
    // A screen takes the key by preventing its default, maybe after this.
    setTimeout(() => {
      if (!event.defaultPrevented) setState('open');
    });
  });
  return state === 'unused' ? null : (
    <Suspense fallback={null}>
      <KeysDialog opened={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
}
