import { controlName, fieldsOf, type DefinitionTree } from '../model/rendering.ts';
import { parseAttributes } from './htmlTree.ts';

const CONTROL = /<(?<name>\/?select|input|option)\b(?<text>(?:[^>"]|"[^"]*")*)>/g;

/** Returns the keys of options without a place left, by the name of their control. */
function soldOutOf(form: DefinitionTree): Set<string> {
  const fields = fieldsOf(form).flatMap((field) => ('options' in field ? [field] : []));
  return new Set(
    fields.flatMap(({ id, options }) =>
      options
        .filter(({ places }) => places === 0)
        // A choice with own words is a part of its answer (decision 339).
        .flatMap(({ value }) =>
          [controlName(id), controlName(id, 'choice')].map((name) => keyOf(name, value)),
        ),
    ),
  );
}

const keyOf = (name: string, value: string): string => JSON.stringify([name, value]);

/**
 * Disables sold-out options in the markup of a form, for visitors without JavaScript. One that is chosen stays: its
 * submission decides (decision 053). The components leave this to the chunk of places, which few forms load.
 * @param html output of preact-render-to-string
 */
export function disableSoldOut(html: string, form: DefinitionTree): string {
  const gone = soldOutOf(form);
  if (gone.size === 0) return html;
  let select = '';
  return html.replace(CONTROL, (tag, name: string, text: string) => {
    const attributes = parseAttributes(text);
    if (name === 'select') select = attributes['name'] ?? '';
    const control = name === 'option' ? select : (attributes['name'] ?? '');
    const isChosen = 'checked' in attributes || 'selected' in attributes;
    const isGone = gone.has(keyOf(control, attributes['value'] ?? ''));
    return isGone && !isChosen ? `<${name} disabled${text}>` : tag;
  });
}
