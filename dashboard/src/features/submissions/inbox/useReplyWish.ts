import { useState } from 'react';

/** The reply that is wanted: to the shown submission, or to one that is about to open. */
export interface ReplyWish {
  /** The submission to reply to once it is shown; null for none. */
  wantedId: string | null;
  ask(submissionId: string): void;
  drop(): void;
}

/** Holds the wish for a reply while its submission is shown: it goes when that is closed, or another is shown. */
export function useReplyWish(openId: string | null, activeId: string | null): ReplyWish {
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
