import { useEffect, useRef, type ReactNode } from 'react';
import { directionOf, type FormTexts, type Language, type Receipt } from '../model/rendering.ts';

/** A short message in place of the form. */
export function MessageCard({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="form-embed-card" part="card">
      <h1 dir="auto">{title}</h1>
      {children}
    </div>
  );
}

/** What a visitor sees once his answers are stored: that they are, and how to name them (D-93, D-183). */
export function SuccessCard({ receipt, texts }: { receipt: Receipt; texts: FormTexts }) {
  const card = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone; without this a screen reader would be left nowhere.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div className="form-embed-card" part="card" role="status" tabIndex={-1} ref={card}>
      <svg className="form-embed-mark" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M15 24.5l6.5 6.5L34 18" />
      </svg>
      <h1>{texts.successTitle}</h1>
      <p>{texts.successText}</p>
      <p className="form-embed-receipt">
        {texts.receipt} <strong>{receipt.receiptCode}</strong>
      </p>
      {receipt.redirectUrl ? (
        <p>
          <a href={receipt.redirectUrl} target="_top" rel="noopener">
            {texts.continue}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/**
 * The form's surroundings: page colour, width, and everything the style sheet hangs on. With a language
 * its texts are read out and laid out in that; without one they follow what is around.
 */
export function FormSurface({ children, language }: { children: ReactNode; language?: Language }) {
  return (
    <div className="form-embed" part="surface" lang={language} dir={language && directionOf(language)}>
      <div className="form-embed-container">{children}</div>
    </div>
  );
}
