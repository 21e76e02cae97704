import { useEffect, useRef, type ReactNode } from 'react';
import type { FormTexts, MetEnding, Receipt } from '../../model/rendering.ts';
import { SuccessCard, SuccessMark } from '../MessageCard.tsx';
import { RichText } from '../RichText.tsx';

export interface EndingProps {
  receipt: Receipt;
  texts: FormTexts;
}

/** The receipt, with the texts of the ending that the visitor came to if it has any. */
export function EndingCard({ receipt, texts }: EndingProps) {
  const { ending, receiptCode, redirectUrl } = receipt;
  if (!ending) return <SuccessCard receipt={receipt} texts={texts} />;
  return (
    <OwnEnding mark={<SuccessMark />} ending={ending} texts={texts} redirectUrl={redirectUrl}>
      <p className="form-embed-receipt">
        {texts.receipt} <strong>{receiptCode}</strong>
      </p>
    </OwnEnding>
  );
}

export interface OwnEndingProps {
  ending: MetEnding;
  texts: Pick<FormTexts, 'continue' | 'successText' | 'successTitle'>;
  redirectUrl: string | null;
  /** Shown above the texts; absent for visitors who are turned away, because nothing is stored. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** The texts of an ending, what stands between them and its address, and a link to that. */
export function OwnEnding({ ending, texts, redirectUrl, mark, children }: OwnEndingProps) {
  const card = useRef<HTMLDivElement>(null);
  // The focused button no longer exists; without this, screen readers lose their place.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div className="form-embed-card" part="card" role="status" tabIndex={-1} ref={card}>
      {mark}
      <h1 dir="auto">{ending.title || texts.successTitle}</h1>
      {ending.text.length > 0 ? <RichText text={ending.text} /> : <p>{texts.successText}</p>}
      {children}
      {redirectUrl ? (
        <p>
          <a href={redirectUrl} target="_top" rel="noopener">
            {texts.continue}
          </a>
        </p>
      ) : null}
    </div>
  );
}
