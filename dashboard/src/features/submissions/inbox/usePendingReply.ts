import { useState } from 'react';

/** A reply requested to the shown submission, or to one that is about to open. */
export interface PendingReply {
  /** The submission to reply to once it is shown; null for none. */
  wantedId: string | null;
  ask(submissionId: string): void;
  drop(): void;
}

/** Holds a requested reply until its submission is closed, or another one is shown. */
export function usePendingReply(openId: string | null, activeId: string | null): PendingReply {
  const [wantedId, setWanted] = useState<string | null>(null);
  const placeId = openId ?? activeId;
  const [before, setBefore] = useState({ openId, placeId });
  if (openId !== before.openId || placeId !== before.placeId) {
    setBefore({ openId, placeId });
    const shownId = openId === before.openId ? placeId : openId;
    if (wantedId !== shownId) setWanted(null);
  }
  return { wantedId, ask: setWanted, drop: () => setWanted(null) };
}
