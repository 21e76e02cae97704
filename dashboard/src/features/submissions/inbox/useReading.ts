import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Submission } from '@inlay/api/contract';
import { isBehind } from '../../../domain/submissions/inboxCache.ts';
import { focusWhenThere } from '../../../lib/focusWhenThere.ts';
import type { InboxQuery } from './inboxQuery.ts';
import type { InboxRow } from './useInboxRows.ts';

interface Reading {
  rows: readonly InboxRow[];
  sort: InboxQuery['sort'];
  openId: string | null;
  /** The open submission, once it is loaded. */
  opened: Submission | undefined;
  setOpen(id: string | null): void;
}

/** The reader's place in the list: the open submission, or the row with the keyboard. */
export function useReading({ rows, sort, openId, opened, setOpen }: Reading) {
  const [activeId, setActive] = useState<string | null>(openId);
  /** The row that is to get the keyboard; a new object each time, so that the same row can be wanted again. */
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  // Keys may come faster than the address follows: what counts is where the last one led.
  const place = useRef({ id: openId, isOpen: openId !== null });
  useLayoutEffect(() => {
    place.current = { id: openId ?? place.current.id, isOpen: openId !== null };
  }, [openId]);
  useEffect(() => (wanted ? focusWhenThere(`[data-open-row="${wanted.id}"]`) : undefined), [wanted]);

  const want = (id: string | null): void => setWanted(id === null ? null : { id });
  const go = (id: string): void => {
    place.current.id = id;
    setActive(id);
  };
  // When another user removes the row, its reader moves on to the next; an open one stays open.
  const shown = useRef(rows);
  const moveOn = useEffectEvent((now: readonly InboxRow[]) => {
    const before = shown.current;
    shown.current = now;
    const { id, isOpen } = place.current;
    const index = before.findIndex((row) => row.id === id);
    if (isOpen || index < 0 || now.some((row) => row.id === id)) return;
    const there = new Set(now.map((row) => row.id));
    const next = before.slice(index).find((row) => there.has(row.id)) ?? now.at(-1);
    if (next) go(next.id);
  });
  useLayoutEffect(() => moveOn(rows), [rows]);
  const find = (): number => rows.findIndex(({ id }) => id === place.current.id);
  /** The ids before and behind a submission; one that is not in the list has its place there by time. */
  const beside = (
    id: string | null,
  ): readonly [before: string | undefined, behind: string | undefined] | null => {
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0) return [rows[index - 1]?.id, rows[index + 1]?.id];
    if (opened?.id !== id) return null;
    const above = rows.filter((row) => !isBehind(row, opened, sort)).length;
    return [rows[above - 1]?.id, rows[above]?.id];
  };
  const reading = {
    activeId,
    beside,
    setActive: go,
    /** The row that a key acts on. */
    current: (): InboxRow | null => rows[find()] ?? null,
    /** Its id, or that of an open submission outside the loaded rows. */
    currentId: (): string | null => (place.current.isOpen ? place.current.id : (rows[find()]?.id ?? null)),
    isOpen: (): boolean => place.current.isOpen,
    open: (id: string): void => {
      go(id);
      place.current.isOpen = true;
      if (id !== openId) setOpen(id);
    },
    close: (): void => {
      place.current.isOpen = false;
      setWanted(null);
      setOpen(null);
      // The details leave first: they keep the keyboard while they are there.
      requestAnimationFrame(() => want(place.current.id));
    },
    /** Removes a row: its reader moves on to the next, with the focus. */
    leave: (id: string): void => {
      const index = rows.findIndex((row) => row.id === id);
      const next = index < 0 ? undefined : (rows[index + 1] ?? rows[index - 1]);
      if (id !== openId) {
        if (!next) return;
        if (openId === null) go(next.id);
        want(next.id);
      } else if (next) reading.open(next.id);
      else reading.close();
    },
    /** Puts the keyboard on the first row, away from a search box. */
    toFirst: (): void => {
      const [first] = rows;
      if (!first) return;
      (document.activeElement as HTMLElement | null)?.blur();
      go(first.id);
      want(first.id);
    },
    /** @returns false at the end of the loaded rows. */
    step: (by: 1 | -1): boolean => {
      const first = rows[0]?.id;
      const next = (beside(place.current.id) ?? [first, first])[by === 1 ? 1 : 0];
      if (!next) return false;
      go(next);
      if (place.current.isOpen) setOpen(next);
      else want(next);
      return true;
    },
  };
  return reading;
}
