import { t } from '@lingui/core/macro';
import type { FormTab } from '../forms/formPath.ts';

/** The screens of one form, in the order of their tabs. */
const FORM_TABS = [
  'build',
  'design',
  'share',
  'responses',
  'summary',
  'settings',
] as const satisfies readonly FormTab[];

export const FORM_TAB_LABELS: Readonly<Record<FormTab, string>> = {
  build: t`Build`,
  design: t`Design`,
  share: t`Share`,
  responses: t`Responses`,
  summary: t`Summary`,
  settings: t`Settings`,
};

/** Tabs of people who may read a form but not change it (ROLE-022). */
const READERS_TABS: readonly FormTab[] = ['share', 'responses', 'summary'];

/** Tabs of a form that is not stored yet. */
export const UNSAVED_TABS: readonly FormTab[] = ['build', 'design'];

/** Returns the tabs that a person may open. */
export const tabsFor = (canUpdate: boolean): readonly FormTab[] => (canUpdate ? FORM_TABS : READERS_TABS);

/** Returns the tab that an address opens; null for any other. */
export function tabOf(pathname: string): FormTab | null {
  const last = /^\/forms\/[^/]+\/([^/]+)/.exec(pathname)?.[1];
  return FORM_TABS.find((tab) => tab === last) ?? null;
}

/** Storage key of the tabs last used. */
const KEY = 'form-tabs';
/** Most forms whose tab is remembered, the latest first. */
const MOST_FORMS = 50;

type LastTabs = readonly (readonly [formId: string, tab: FormTab])[];

function readLastTabs(): LastTabs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as LastTabs).filter((entry) => Array.isArray(entry)) : [];
  } catch {
    return [];
  }
}

/** Returns the tab that this browser last used of a form; null for none that the person may open. */
export function findLastTab(formId: string, canUpdate: boolean): FormTab | null {
  const last = readLastTabs().find(([id]) => id === formId)?.[1];
  return tabsFor(canUpdate).find((tab) => tab === last) ?? null;
}

/** Remembers the tab, to which `/forms/{id}` leads next time. */
export function keepLastTab(formId: string, tab: FormTab): void {
  const others = readLastTabs().filter(([id]) => id !== formId);
  try {
    localStorage.setItem(KEY, JSON.stringify([[formId, tab], ...others].slice(0, MOST_FORMS)));
  } catch {
    // Without storage, a form opens in Build.
  }
}
