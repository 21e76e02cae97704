import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './scrollableTabs.module.css';

interface ScrollableTabsProps {
  label: string;
  /** Which of them is open. */
  open: string;
  children: ReactNode;
}

/** Tabs in one line at any width: the line scrolls, and shows the open tab. */
export function ScrollableTabs({ label, open, children }: ScrollableTabsProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = line.current?.querySelector('[aria-selected=true]');
    if (!tab) return undefined;
    // At once, and when its font arrives and makes it wider.
    const observer = new ResizeObserver(() => showOpenTab(line.current));
    observer.observe(tab);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when another is open, which is found by its state
  }, [open]);
  return (
    <Tabs.List ref={line} className={classes['line'] ?? ''} aria-label={label}>
      {children}
    </Tabs.List>
  );
}

/** Scrolls a line of tabs, and nothing else, until the open one is in view. */
function showOpenTab(line: HTMLDivElement | null): void {
  const frame = line?.getBoundingClientRect();
  const tab = line?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  if (!tab || !frame) return;
  if (tab.right > frame.right) line?.scrollBy({ left: tab.right - frame.right });
  else if (tab.left < frame.left) line?.scrollBy({ left: tab.left - frame.left });
}
