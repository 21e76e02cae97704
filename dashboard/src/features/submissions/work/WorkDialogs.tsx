import { Suspense } from 'react';
import { LazyTagDialog } from './LazyTagDialog.tsx';
import { LazyWorkDialog } from './LazyWorkDialog.tsx';
import type { InboxWork } from './useInboxWork.ts';

/** The dialog that asks for status, assignee or tag, if one does. */
export function WorkDialogs({ work: { asking, answer, stop, remember } }: { work: InboxWork }) {
  if (!asking) return null;
  const { what, formId, count, current, submissions } = asking;
  if (what === 'tag') {
    return (
      <Suspense>
        <LazyTagDialog
          opened
          formId={formId}
          count={count ?? 0}
          select={(name) => ({ ...submissions, name })}
          remember={remember}
          onClose={stop}
        />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <LazyWorkDialog
        what={what}
        formId={formId}
        count={count}
        current={current}
        onChoose={answer}
        onClose={stop}
      />
    </Suspense>
  );
}
