import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { acceptHexText, parseHex } from './hexText.ts';

/** What is typed, and the colour in effect behind it. */
interface Typed {
  text: string;
  color: string;
  isLeft: boolean;
}

/**
 * A box for a colour while somebody types: a text that is no colour stays, with a sentence, until it is one or the
 * colour is chosen elsewhere (STYLE-024).
 *
 * @param color in effect, as `#rrggbb`.
 */
export function useTypedColor(color: string) {
  const [typed, setTyped] = useState<Typed | null>(null);
  // A caller may take the text itself for the colour, until it is one.
  const shown = typed && [typed.color, typed.text].includes(color) ? typed : null;
  const isWrong = shown !== null && parseHex(shown.text) === null;
  // Digits may still follow while somebody is typing.
  const isSaid = isWrong && (shown.isLeft || acceptHexText(shown.text) === null);
  return {
    text: shown?.text ?? color,
    error: isSaid ? t`Enter a color such as #1d4ed8` : isWrong,
    type: (text: string): void => setTyped({ text, color: parseHex(text) ?? color, isLeft: false }),
    leave: (): void => setTyped(isWrong && shown.text.trim().length > 1 ? { ...shown, isLeft: true } : null),
  };
}
