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
const SuccessMark = () => (
  <svg className="form-embed-mark" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="22" />
    <path d="M15 24.5l6.5 6.5L34 18" />
  </svg>
);

interface CardLinkProps {
  url?: string | null | undefined;
  text?: string;
}

/** A link of a card; nothing without an address. */
const CardLink = ({ url, text }: CardLinkProps) =>
  url ? (
    <p>
      <a href={url} target="_top" rel="noopener">
        {text}
      </a>
    </p>
  ) : null;

export interface SuccessCardProps {
  receipt: Receipt;
  texts: FormTexts;
  /** In place of the usual text. */
  children?: ReactNode;
}

/** Success message with the receipt code, shown once the answers are stored (D-93, D-183). */
export function SuccessCard({ receipt, texts, children }: SuccessCardProps) {
  const card = useRef<HTMLDivElement>(null);
  // The focused button no longer exists; without this, screen readers lose their place.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div className="form-embed-card" part="card" role="status" tabIndex={-1} ref={card}>
      <SuccessMark />
      <h1 dir="auto">{texts.successTitle}</h1>
      {children || <p>{texts.successText}</p>}
      <p className="form-embed-receipt">
        {texts.receipt} <strong>{receipt.receiptCode}</strong>
      </p>
      <CardLink {...receipt.status} />
      <CardLink url={receipt.redirectUrl} text={texts.continue} />
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
