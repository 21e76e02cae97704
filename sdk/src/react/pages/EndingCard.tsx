import { useEffect, useRef } from 'react';
import type { FormTexts, MetEnding, Receipt } from '../../model/rendering.ts';
import { SuccessCard, SuccessMark } from '../MessageCard.tsx';
import { RichText } from '../RichText.tsx';

export interface EndingProps {
  receipt: Receipt;
  texts: FormTexts;
}

/** The receipt, with the texts of the ending that the visitor came to if it has any. */
export const EndingCard = (props: EndingProps) =>
  props.receipt.ending ? <OwnEnding {...props} ending={props.receipt.ending} /> : <SuccessCard {...props} />;

function OwnEnding({ receipt, texts, ending }: EndingProps & { ending: MetEnding }) {
  const { receiptCode, redirectUrl } = receipt;
  const card = useRef<HTMLDivElement>(null);
  // The focused button no longer exists; without this, screen readers lose their place.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div className="form-embed-card" part="card" role="status" tabIndex={-1} ref={card}>
      <SuccessMark />
      <h1 dir="auto">{ending.title || texts.successTitle}</h1>
      {ending.text.length > 0 ? <RichText text={ending.text} /> : <p>{texts.successText}</p>}
      <p className="form-embed-receipt">
        {texts.receipt} <strong>{receiptCode}</strong>
      </p>
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
