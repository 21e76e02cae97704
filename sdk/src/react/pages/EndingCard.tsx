import { useEffect, useRef, type ReactNode } from 'react';
import type { FormTexts, MetEnding } from '../../model/rendering.ts';
import { SuccessCard, type SuccessCardProps } from '../MessageCard.tsx';
import { RichText } from '../RichText.tsx';
import { SCORE } from './score.ts';

export type EndingProps = Omit<SuccessCardProps, 'children'>;

/** The texts of an ending, below its picture and above the visitor's points. */
function EndingBody({ text, picture, score }: Pick<MetEnding, 'text' | 'picture' | 'score'>) {
  const { Result } = SCORE;
  return (
    <>
      {picture && <img part="image" {...picture} alt={picture.alt} sizes="(max-width:45rem) 100vw,45rem" />}
      <RichText text={text} />
      {score && Result && <Result {...score} />}
    </>
  );
}

/** The receipt, with the texts of the ending that the visitor came to if it has any. */
export function EndingCard({ receipt, texts }: EndingProps) {
  const { ending } = receipt;
  const title = ending?.title;
  return (
    <SuccessCard receipt={receipt} texts={title ? { ...texts, successTitle: title } : texts}>
      {ending && ending.text.length > 0 && <EndingBody {...ending} />}
    </SuccessCard>
  );
}

export interface OwnEndingProps {
  ending: MetEnding;
  texts: Pick<FormTexts, 'continue' | 'successText' | 'successTitle'>;
  redirectUrl: string | null;
  children?: ReactNode;
}

/** Texts of an ending that stores nothing, the separator before its address, and a link to that. */
export function OwnEnding({ ending, texts, redirectUrl, children }: OwnEndingProps) {
  const card = useRef<HTMLDivElement>(null);
  // The focused button no longer exists; without this, screen readers lose their place.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div className="form-embed-card" part="card" role="status" tabIndex={-1} ref={card}>
      <h1 dir="auto">{ending.title || texts.successTitle}</h1>
      {ending.text.length > 0 ? <EndingBody {...ending} /> : <p>{texts.successText}</p>}
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
