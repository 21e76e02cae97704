import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DIALOG_LEAVES_MS } from '../../lib/useFocusRescue.ts';
import classes from './setting.module.css';

const CONTROLS = 'input:not([type="hidden"]), textarea, select, button, a';

/** One setting. The address that names it shows it, marks it, and moves the keyboard to it. */
export function Setting({ name, children }: { name: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const isFound = hash === `#${name}`;
  useEffect(() => {
    if (!isFound) return undefined;
    ref.current?.scrollIntoView({ block: 'center' });
    // The search that led here returns its focus first.
    const timer = setTimeout(
      () => ref.current?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true }),
      DIALOG_LEAVES_MS,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a second search for the same setting counts
  }, [isFound, key]);
  return (
    <div ref={ref} className={classes['setting']} data-setting={name} data-found={isFound || undefined}>
      {children}
    </div>
  );
}
