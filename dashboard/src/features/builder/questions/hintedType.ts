import { FIELD_TYPE_ORDER, roleOf, type FieldType } from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';

/** Words of a type that people, and pages of forms, write in a column of their own. */
const HINTS: readonly (readonly [FieldType, RegExp])[] = [
  ['select', /^(?:drop-?down|select|list|auswahl|liste)/i],
  ['yes_no', /^(?:yes ?[/-] ?no|boolean|ja ?\/ ?nein)/i],
  ['radio', /^(?:radio|single|one of|multiple choice)/i],
  ['checkbox', /^(?:check|multi|tick)/i],
  ['ranking', /^rank/i],
  ['matrix', /^(?:matrix|grid|likert)/i],
  ['textarea', /^(?:long|paragraph|multi-?line|text ?area)/i],
  ['email', /^e-?mail/i],
  ['phone', /^(?:phone|tel)/i],
  ['date_range', /^(?:date ?range|period|zeitraum)/i],
  ['date', /^(?:date|datum)/i],
  ['time', /^(?:time|uhrzeit)/i],
  ['address', /^address/i],
  ['rating', /^(?:rating|stars?)/i],
  ['nps', /^(?:nps|net promoter)/i],
  ['scale', /^(?:scale|linear|skala)/i],
  ['slider', /^slider/i],
  ['number', /^(?:number|integer|decimal|zahl)/i],
  ['url', /^(?:url|link|web)/i],
  ['file', /^(?:file|upload|attach|datei)/i],
  ['signature', /^sign/i],
  ['country', /^country/i],
  ['consent', /^consent/i],
  ['text', /^(?:text|short|string)/i],
];

/** Types that ask: people call a long answer a paragraph. */
const QUESTION_TYPES = FIELD_TYPE_ORDER.filter((type) => roleOf({ type }) === 'question');

/** Returns the type that a cell names, in the screen's language or a common word; undefined for another text. */
export function hintedType(hint: string): FieldType | undefined {
  if (hint === '') return undefined;
  const name = hint.toLowerCase();
  const isNamed = (type: FieldType): boolean => fieldTypeName(type).toLowerCase() === name;
  return QUESTION_TYPES.find(isNamed) ?? HINTS.find(([, words]) => words.test(hint))?.[0];
}
