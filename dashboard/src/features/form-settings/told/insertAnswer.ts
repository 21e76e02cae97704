/** The part of a text that is selected; null where nobody has put the caret into it. */
export type Selected = readonly [start: number, end: number] | null;

/** What can be put in, and what it is called. */
export interface Answer {
  id: string;
  label: string;
}

/**
 * Puts the name of an answer into the template of a call: at the caret, or, where there is none yet, as an entry of its
 * own behind the others.
 */
export function insertAnswer(
  template: string,
  { format, selected, answer }: { format: 'json' | 'form'; selected: Selected; answer: Answer },
): string {
  const name = `{{${answer.id}|}}`;
  if (selected) return template.slice(0, selected[0]) + name + template.slice(selected[1]);
  const rest = template.trimEnd();
  if (format === 'form') return `${rest}${rest && '\n'}${answer.label.replaceAll(/[\n:]/g, ' ')}: ${name}`;
  if (!rest.endsWith('}')) return `${rest}"${name}"`;
  const entries = rest.slice(0, -1).trimEnd();
  const comma = entries.endsWith('{') ? '' : ',';
  return `${entries}${comma}\n  ${JSON.stringify(answer.label)}: "${name}"\n}`;
}
