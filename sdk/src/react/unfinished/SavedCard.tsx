import type { ReactNode } from 'react';
import type { KeepingTexts } from '../../model/texts/textTypes.ts';
import { fill } from '../../model/rendering.ts';
import { MessageCard } from '../MessageCard.tsx';

/** The link of answers that are kept. */
export interface SavedLink {
  url: string;
  /** The last day, in words. */
  until: string;
  /** Dark modules of its QR code as an SVG path, and the length of its side in modules. */
  qr: { size: number; path: string };
  /** What became of the last mail; null before one. */
  mailed: string | null;
}

interface SavedCardProps {
  words: KeepingTexts;
  link: SavedLink;
  /** What only a script can do with the link. */
  copy?: ReactNode;
  /** With a script, what the buttons do; without one, they post the form around. */
  onMail?(): void;
  onGoOn?(): void;
}

/** Says that answers are kept, and offers their link: to copy, by mail, as a QR code (EMBED-113). */
export function SavedCard({ words, link, copy, onMail, onGoOn }: SavedCardProps) {
  const { url, until, qr, mailed } = link;
  return (
    <MessageCard title={words.savedTitle}>
      <p>{fill(words.saved, { day: until })}</p>
      <label className="form-embed-kept">
        {words.link}
        <input className="form-embed-input" type="url" readOnly value={url} dir="ltr" />
      </label>
      {copy}
      <p className="form-embed-hint">{words.secret}</p>
      <svg className="form-embed-qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={words.qr}>
        <path d={qr.path} />
      </svg>
      <label className="form-embed-kept">
        {words.email}
        <input
          className="form-embed-input"
          type="email"
          name="continueAddress"
          autoComplete="email"
          dir="ltr"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onMail) return;
            event.preventDefault();
            onMail();
          }}
        />
      </label>
      <p className="form-embed-hint">{words.mailNote}</p>
      <div className="form-embed-kept-actions">
        <button
          className="form-embed-back"
          name="go"
          value="mail"
          type={onMail ? 'button' : 'submit'}
          onClick={onMail}
        >
          {words.mail}
        </button>
        <button
          className="form-embed-button"
          name="go"
          value="stay"
          type={onGoOn ? 'button' : 'submit'}
          onClick={onGoOn}
        >
          {words.goOn}
        </button>
      </div>
      <p role="status">{mailed}</p>
    </MessageCard>
  );
}
