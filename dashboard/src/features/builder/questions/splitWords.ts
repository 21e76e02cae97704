import type { FieldType } from '@inlay/sdk/model';

/** Longest text of an option within a label. */
const MAX_INLINE = 40;

/** Types of which words in brackets say how to answer, as in "Date (day/month/year)". */
const EXPLAINED: ReadonlySet<FieldType | null> = new Set([
  'address',
  'consent',
  'date',
  'date_range',
  'email',
  'file',
  'number',
  'phone',
  'scale',
  'signature',
  'textarea',
  'time',
  'url',
]);

/**
 * Takes options out of a label: `Size (S / M / L)`, `Size: small, medium, large`, `Size? A | B`, `Size – S / M`.
 * Words in brackets that are no list stay.
 *
 * @param typeOf guesses the type of a label without its options
 */
export function splitWords(
  label: string,
  typeOf: (label: string) => FieldType | null,
): { label: string; options: string[] } {
  const bracketed = /^(.+?)\s*[([（]([^()[\]（）]+)[)\]）]\s*[:?？؟]?\s*$/u.exec(label);
  const behind = /^([^:：?？؟]+[:：?？؟])\s*(\S.*)$/u.exec(label);
  const dashed = /^(.+?)\s+[-–—]\s+([^-–—]+[/|／][^-–—]+)$/u.exec(label);
  for (const found of [bracketed, behind, dashed]) {
    const asked = (found?.[1] ?? '').trim();
    const options = found ? listOf(found[2] ?? '') : [];
    if (options.length < 2) continue;
    if (found === bracketed && EXPLAINED.has(typeOf(asked))) continue;
    return { label: asked, options };
  }
  return { label, options: [] };
}

/** Signs between the parts of a list, the strongest first. */
const SEPARATORS = [
  /\|/,
  /[/／]/,
  /;/,
  /[,、،]\s*(?:(?:or|oder|ou|of|o|أو)\s+)?|\s+(?:or|oder|ou|of|o|أو)\s+(?=[^,]*$)/u,
];
const OR = /(?:^|\s+)(?:or|oder|ou|أو)\s+/u;
/** The parts of a day or a time, as forms write how to answer. */
const PART_OF_DAY = /^(?:d{1,2}|m{1,2}|y{2,4}|j{2,4}|a{2,4}|t{1,2}|g{1,2}|h{1,2})$/i;

/** Returns the parts of a list in words; none of a text that is no list. */
export function listOf(text: string, separators: readonly RegExp[] = SEPARATORS): string[] {
  const found = separators.find((one, index) => one.test(text) && (index < 3 || /[,、،]/.test(text)));
  const separator = found ?? (separators === SEPARATORS && OR.test(text) ? OR : null);
  const options = separator ? text.split(separator).flatMap((part) => part.trim() || []) : [];
  const isList =
    options.every((option) => option.length <= MAX_INLINE) &&
    !options.every((option) => PART_OF_DAY.test(option)) &&
    !/^(?:e\.g|i\.e|z\. ?B|p\. ?ex|bijv|ad es|例)/i.test(text);
  return isList ? options : [];
}

/** Returns the parts of a line such as "S / M / L", which stand apart by slashes or bars; else none. */
export const listOfSlashes = (text: string): string[] => listOf(text, [/\s\|\s/, /\s[/／]\s/u]);
