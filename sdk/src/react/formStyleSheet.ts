import { resolveStyles, themeProperties, type FormDefinition, type HeaderField } from '../model/rendering.ts';

/**
 * The style sheet of one form below `scope`: its theme as custom properties, the looks of its
 * headings, the owner's own declarations. Text, because the Content-Security-Policy of a form's page
 * knows style sheets by hash and refuses style attributes.
 */
export function formStyleSheet(
  definition: Pick<FormDefinition, 'customStyles' | 'fields'>,
  scope = '.form-embed',
): string {
  const styles = resolveStyles(definition.customStyles);
  const rules = [rule(scope, themeProperties(styles))];
  for (const field of definition.fields) {
    if (field.type === 'header') rules.push(headerRule(field, scope));
  }
  if (styles.customCSS) rules.push(`${scope} .form-embed-container{${styles.customCSS}}`);
  return rules.join('');
}

const rule = (selector: string, declarations: Record<string, string>): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** A side is meant by the reading direction: in an Arabic form the left one is the right one. */
const LOGICAL = { left: 'start', center: 'center', right: 'end' } as const;

const headerRule = (field: HeaderField, scope: string): string =>
  rule(`${scope} .form-embed-header-${field.id}`, {
    'font-size': `${field.fontSize}px`,
    'font-weight': String(field.fontWeight),
    'font-style': field.fontStyle,
    color: field.color,
    'text-align': LOGICAL[field.textAlign],
  });
