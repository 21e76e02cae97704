import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Submission } from '@inlay/api/contract';
import type { PrintableSubmission } from '../../../domain/submissions/printedAnswers.ts';
import { formatExact } from '../../../lib/formatTime.ts';
import { AnswerList } from './AnswerList.tsx';
import classes from './print.module.css';

export type Printed = Submission & PrintableSubmission;

/** Submissions on paper, one per page; invisible on the screen. */
export function PrintSheet({ submissions, onDone }: { submissions: readonly Printed[]; onDone(): void }) {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const onPrinted = (): void => finish();
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, []);
  return createPortal(
    <div className={classes['sheet']} data-print-sheet>
      {submissions.map((one) => (
        <article key={one.id} className={classes['page']}>
          <h2>
            <bdi>{one.formTitle}</bdi>
          </h2>
          <p>{t`${formatExact(one.submittedAt)} · Receipt ${one.receiptCode}`}</p>
          <AnswerList submission={one} />
        </article>
      ))}
    </div>,
    document.body,
  );
}
