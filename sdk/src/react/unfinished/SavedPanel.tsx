import { useRef, useState } from 'react';
import type { KeepingTexts } from '../../model/texts/textTypes.ts';
import { fill } from '../../model/rendering.ts';
import type { Session } from '../session/session.ts';
import { mailLink, type SaveAnswer } from './keeping.ts';
import { SavedCard } from './SavedCard.tsx';

interface SavedPanelProps {
  session: Session;
  words: KeepingTexts;
  answer: Extract<SaveAnswer, { kind: 'saved' }>;
}

/** The card with the link of kept answers, in place of the form, as a script makes it work. */
export function SavedPanel({ session, words, answer }: SavedPanelProps) {
  const { url, until, qr } = answer;
  const [mailed, setMailed] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const find = (type: string) => box.current?.querySelector<HTMLInputElement>(`[type=${type}]`);

  const copy = async (): Promise<void> => {
    find('url')?.select();
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const mail = async (): Promise<void> => {
    const address = find('email')?.value.trim() ?? '';
    const isMailed = await mailLink(session, address);
    setMailed(isMailed ? fill(words.mailed, { address }) : words.mailFailed);
  };
  const goOn = (): void => {
    session.setNotice(null);
    // After the form is rendered; the button is gone.
    setTimeout(() => session.options.surface.current?.querySelector('h2')?.focus());
  };

  return (
    <div ref={box}>
      <SavedCard
        {...{ words, link: { url, until, qr: qr!, mailed } }}
        copy={
          <button className="form-embed-back" type="button" onClick={() => void copy()}>
            {isCopied ? words.copied : words.copy}
          </button>
        }
        onMail={() => void mail()}
        onGoOn={goOn}
      />
    </div>
  );
}
