import { MAX_ANSWER_LENGTH } from './limits.ts';

/** Event attributes of HTML and SVG without their `on` (D-89); `*` stands for further letters. */
const EVENTS =
  'abort|after*|animation*|aux*|before*|begin|blur|cancel|can*|change|click|close|contextmenu|copy|cue*|cut|' +
  'dblclick|drag*|drop*|duration*|emptied|end*|error|focus*|formdata|fullscreen*|got*|hash*|input|invalid|key*|' +
  'language*|load*|lost*|message*|mouse*|offline|online|page*|paste|pause|play*|pointer*|popstate|progress|' +
  'ratechange|rejection*|repeat|reset|resize|scroll*|search|security*|seek*|select*|show|slotchange|stalled|start|' +
  'storage|submit|suspend|timeupdate|toggle|touch*|transition*|unhandled*|unload|volume*|waiting|webkit*|wheel';

const HOSTILE = new RegExp(
  `<\\/?script|[<>]|javascript:|vbscript:|data:text\\/html|\\bon(?:${EVENTS.replaceAll('*', '[a-z]{0,20}')})\\s{0,10}=`,
  'gi',
);

/** No match of `HOSTILE` is longer; a match put together by a removal begins at most this far before it. */
const LONGEST_MATCH = 60;

/**
 * Strips what D-89 names from a text answer: angle brackets, `script` right after one, addresses
 * that run code, and event attributes. What a removal puts together is stripped as well, so a
 * second call changes nothing. Plain words such as "description" stay whole.
 *
 * Text beyond the longest answer comes back as it is: it is refused as too long anyway, and work
 * stays bounded.
 */
export function sanitiseText(text: string): string {
  if (text.length > MAX_ANSWER_LENGTH) return text;
  let clean = text;
  HOSTILE.lastIndex = 0;
  for (let match = HOSTILE.exec(clean); match; match = HOSTILE.exec(clean)) {
    clean = clean.slice(0, match.index) + clean.slice(match.index + match[0].length);
    HOSTILE.lastIndex = Math.max(0, match.index - LONGEST_MATCH);
  }
  return clean;
}
