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
    const frame = line.current?.getBoundingClientRect();
    const tab = line.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (!tab || !frame) return;
    if (tab.right > frame.right) line.current?.scrollBy({ left: tab.right - frame.right });
    else if (tab.left < frame.left) line.current?.scrollBy({ left: tab.left - frame.left });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when another is open, which is found by its state
  }, [open]);
  return (
    <Tabs.List ref={line} className={classes['line'] ?? ''} aria-label={label}>
      {children}
    </Tabs.List>
  );
}
