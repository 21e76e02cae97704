/** Longest text of an option within a label. */
const MAX_INLINE = 40;

/**
 * Takes options out of a label: `Size (S / M / L)`, `Size: small, medium, large`, `Size? A | B`. Words in
 * brackets that are no list stay.
 */
export function splitWords(label: string): { label: string; options: string[] } {
  const bracketed = /^(.+?)\s*[([（]([^()[\]（）]+)[)\]）]\s*[:?？؟]?\s*$/u.exec(label);
  const behind = /^([^:：?？؟]+[:：?？؟])\s*(\S.*)$/u.exec(label);
  for (const found of [bracketed, behind]) {
    const options = found ? listOf(found[2] ?? '') : [];
    if (found && options.length > 1) return { label: (found[1] ?? '').trim(), options };
  }
  return { label, options: [] };
}

function listOf(text: string): string[] {
  const separator = [/\|/, /[/／]/, /;/, /[,、،]|(?:^|\s+)(?:or|oder|ou|أو)\s+/u].find((one) =>
    one.test(text),
  );
  const options = separator ? text.split(separator).flatMap((part) => part.trim() || []) : [];
  const isList =
    options.every((option) => option.length <= MAX_INLINE) && !/^(?:e\.g|i\.e|z\. ?B|p\. ?ex)/i.test(text);
  return isList ? options : [];
}
