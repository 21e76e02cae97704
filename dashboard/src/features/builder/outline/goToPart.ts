import { flushSync } from 'react-dom';
import { focusPart } from '../canvas/focusPart.ts';
import { selectOnly } from '../definition/selection.ts';
import type { BuilderCore } from '../useBuilder.ts';

/** Selects a part, opens what it lies in, and puts the keyboard on it. */
export function goToPart(builder: BuilderCore, id: string, onGoTo: () => void): void {
  flushSync(() => {
    builder.reveal(id);
    builder.select(selectOnly(id));
    onGoTo();
  });
  focusPart(id);
}
