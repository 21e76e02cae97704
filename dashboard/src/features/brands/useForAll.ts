import { useState } from 'react';
import { useLocation } from 'react-router';
import type { BrandKit } from '@inlay/api/contract';
import { useGiveToAll } from '../../domain/looks/brandKits.ts';
import { useBrandKits } from '../../domain/looks/useBrandKits.ts';

/** How often to look how far the job is, in ms. */
const LOOK_MS = 700;

type Run = 'give' | 'restore';

/** State of a navigation to the page of a new kit that all forms begin to follow. */
export const GIVES = { gives: true } as const;

const gives = (state: unknown): boolean => typeof state === 'object' && state !== null && 'gives' in state;

/** Returns how many forms a run still has to change. */
const leftOf = (run: Run, { forms, undoableForms }: BrandKit, count: number): number =>
  run === 'give' ? count - forms.length : undoableForms;

/**
 * Lets all forms follow a kit, undoes that, and says what is under way (STYLE-048).
 * @param kit as stored; null for a new one
 * @param count the account's own forms
 */
export function useForAll(kit: BrandKit | null, count: number | undefined) {
  const { state } = useLocation();
  const [run, setRun] = useState<Run | null>(gives(state) ? 'give' : null);
  const { mutateAsync } = useGiveToAll();
  const { refetch } = useBrandKits(run ? { refetchMs: LOOK_MS } : {});
  if (run && kit && count !== undefined && leftOf(run, kit, count) <= 0) setRun(null);
  const start = async ({ id }: BrandKit, next: Run): Promise<void> => {
    await mutateAsync({ id, isUndo: next === 'restore' });
    setRun(next);
    await refetch();
  };
  return {
    run,
    give: (stored: BrandKit) => start(stored, 'give'),
    undo: (stored: BrandKit) => start(stored, 'restore'),
  };
}
