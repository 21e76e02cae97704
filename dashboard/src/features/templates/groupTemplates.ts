import { fieldsOf } from '@inlay/sdk/model';
import type { Template } from '@inlay/api/contract';

/** One category of the gallery. */
export interface TemplateGroup {
  category: string;
  templates: Template[];
}

/** Labels that a card shows before it only counts (TMPL-009). */
const SHOWN_LABELS = 3;

/**
 * Groups the templates that match a search by category (TMPL-003). Keeps the server's order of categories:
 * the platform's own first.
 */
export function groupTemplates(templates: readonly Template[], search: string): TemplateGroup[] {
  const wanted = search.trim().toLowerCase();
  const groups = new Map<string, Template[]>();
  for (const template of templates) {
    if (!textOf(template).includes(wanted)) continue;
    const group = groups.get(template.category);
    if (group) group.push(template);
    else groups.set(template.category, [template]);
  }
  return Array.from(groups, ([category, found]) => ({ category, templates: found }));
}

const textOf = ({ name, description, category, definition }: Template): string =>
  [name, description, category, ...fieldsOf(definition).map((field) => field.label)].join('\n').toLowerCase();

/** Returns the labels on a template's card: the first three, and the number of others. */
export function shownLabels({ definition }: Template): { labels: string[]; more: number } {
  const labels = fieldsOf(definition)
    .map((field) => field.label.trim())
    .filter((label) => label !== '');
  return { labels: labels.slice(0, SHOWN_LABELS), more: Math.max(0, labels.length - SHOWN_LABELS) };
}
