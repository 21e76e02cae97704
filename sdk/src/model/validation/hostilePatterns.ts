/**
 * Beginnings of event attributes of HTML and SVG after `on` (D-89); long enough to spare words such
 * as "once", "ontology" or "onshore".
 */
const EVENTS =
  'abort|after|anim|aux|before|begin|blur|can|cha|cli|close|cont|copy|cue|cut|dbl|drag|drop|dur|empt|end|error|focus|form|' +
  'full|got|hash|input|inval|key|lang|load|lost|mess|mouse|offl|online|page|past|pau|play|point|pops|prog|rate|rejec|' +
  'repe|rese|resi|scroll|sear|secu|seek|sele|show|slot|stal|start|stor|subm|susp|time|togg|touch|trans|unh|unlo|vol|' +
  'wait|web|wheel';

/**
 * Source of a pattern for addresses that run code and for event attributes (D-89, D-164). Every
 * repetition is bounded, so a match is short and a search takes linear time (T31).
 */
export const HOSTILE_PATTERN = `(?:java|vb)script:|data:text\\/html|\\bon(?:${EVENTS})[a-z]{0,20}\\s{0,10}=`;

/** The word "script" at the start of a tag, without its bracket (D-89). */
export const SCRIPT_TAG_NAME = '\\/?script\\b';
