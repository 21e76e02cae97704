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

/** A tick in a circle. */
export const SuccessMark = () => (
  <svg className="form-embed-mark" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="22" />
    <path d="M15 24.5l6.5 6.5L34 18" />
  </svg>
);

/** Success message with the receipt code, shown once the answers are stored (D-93, D-183). */
export function SuccessCard({ receipt, texts }: { receipt: Receipt; texts: FormTexts }) {
  const card = useRef<HTMLDivElement>(null);
  // The focused button no longer exists; without this, screen readers lose their place.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div className="form-embed-card" part="card" role="status" tabIndex={-1} ref={card}>
      <SuccessMark />
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
 * Container with page colour and width, and root of the style sheet's selectors. `language` sets language
 * and direction; by default they are inherited.
 */
export function FormSurface({ children, language }: { children: ReactNode; language?: Language }) {
  return (
    <div className="form-embed" part="surface" lang={language} dir={language && directionOf(language)}>
      <div className="form-embed-container">{children}</div>
    </div>
  );
}
