import { IconInbox, IconLayoutGrid, type Icon } from '@tabler/icons-react';

/** One entry of the main menu. Screens of later areas are added here. */
export interface MenuEntry {
  label: string;
  path: string;
  icon: Icon;
}

export const MAIN_MENU: readonly MenuEntry[] = [
  { label: 'My Forms', path: '/dashboard', icon: IconLayoutGrid },
  { label: 'Submissions', path: '/submissions', icon: IconInbox },
];

/** What the header says on each screen (SHELL-011…023, D-27). */
const HEADINGS: readonly (readonly [prefix: string, title: string, subtitle: string])[] = [
  ['/dashboard', 'My Forms', 'Create and manage your forms'],
  ['/submissions', 'Form Submissions', 'View, search and export submissions'],
  ['/builder', 'Form Builder', 'Design your form'],
];

export function headingOf(pathname: string): { title: string; subtitle: string } {
  const found = HEADINGS.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return { title: found?.[1] ?? 'Inlay', subtitle: found?.[2] ?? '' };
}
