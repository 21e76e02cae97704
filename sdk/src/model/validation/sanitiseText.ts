import { HOSTILE_PATTERN, SCRIPT_TAG_NAME } from './hostilePatterns.ts';

/** Characters without which a text has nothing to strip. */
const SUSPECT = /[<>:=]/;
const TAG_NAME = /* @__PURE__ */ new RegExp(SCRIPT_TAG_NAME, 'iy');
const HOSTILE_END = /* @__PURE__ */ new RegExp(`(?:${HOSTILE_PATTERN})$`, 'i');

/** Upper bound of a match of `HOSTILE_END`, in characters. */
const TAIL_LENGTH = 64;

/**
 * Strips hostile patterns from a text answer: angle brackets, `script` right after one, addresses
 * that run code, and event attributes (D-89). Plain words such as "description" stay whole.
 *
 * The kept text never ends in a hostile pattern, so patterns that a removal creates are found too.
 * One pass is enough; a second call changes nothing.
 */
export function sanitiseText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const kept: string[] = [];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    if (unit === '<') index += tagNameLength(text, index + 1);
    if (unit === '<' || unit === '>') continue;
    kept.push(unit);
    // Every hostile pattern ends in one of these.
    if (':=lL'.includes(unit)) kept.length -= hostileEndLength(kept);
  }
  return kept.join('');
}

function tagNameLength(text: string, offset: number): number {
  TAG_NAME.lastIndex = offset;
  return TAG_NAME.exec(text)?.[0].length ?? 0;
}

const hostileEndLength = (kept: readonly string[]): number =>
  HOSTILE_END.exec(kept.slice(-TAIL_LENGTH).join(''))?.[0].length ?? 0;
