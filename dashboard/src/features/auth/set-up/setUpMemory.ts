import { useSessionStorage } from '@mantine/hooks';
import type { FirstFormResponse } from '@inlay/api/contract';
import { tabKey } from '../../../lib/tabMemory.ts';

const FINISHED = tabKey('set-up-finished');

/** The form that the set-up made, as the server answered. */
export interface MadeForm extends FirstFormResponse {
  /** The website's address as it was typed. */
  website: string;
  /** The colour chosen for the brand; null where the website names none. */
  accent: string | null;
}

/** The form that this tab's set-up made, over reloads; null before, and in every other tab. */
export const useMadeForm = () =>
  useSessionStorage<MadeForm | null>({
    key: tabKey('first-form'),
    defaultValue: null,
    getInitialValueInEffect: false,
    sync: false,
  });

/** Marks the set-up of this tab as done. */
export function finishSetUp(): void {
  try {
    sessionStorage.setItem(FINISHED, '1');
    sessionStorage.removeItem(tabKey('first-form'));
  } catch {
    // Without storage, Forward leads into the set-up again.
  }
}

/** Returns whether this tab has gone through the set-up to its end. */
export function isSetUpFinished(): boolean {
  try {
    return sessionStorage.getItem(FINISHED) !== null;
  } catch {
    return false;
  }
}
