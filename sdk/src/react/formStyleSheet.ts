import {
  embeddedStyles,
  headingColor,
  resolveStyles,
  themeProperties,
  type CustomStyles,
  type FormDefinition,
  type HeaderField,
} from '../model/rendering.ts';

/** A page of the form's own, or somebody else's: as a frame or as an element of it (D-195). */
export type FormPlace = 'page' | 'frame' | 'element';

type Declarations = Record<string, string>;

/** What makes the room around a form go. The ring of the focus then lies within, where nothing cuts it off. */
const FLUSH: Declarations = {
  '--form-embed-gutter': '0',
  '--form-embed-padding': '0',
  '--form-embed-focus-offset': '-2px',
};
/** On the button, the ring has the one colour that is seen there. */
const flushButton = (scope: string): string =>
  rule(`${scope} .form-embed-button:focus-visible`, {
    outline: '2px solid var(--form-embed-button-text-color)',
    'outline-offset': '-5px',
  });

/**
 * The style sheet of one form below `scope`: its theme as custom properties, the looks of its
 * headings, the owner's own declarations. Text, because the Content-Security-Policy of a form's page
 * knows style sheets by hash and refuses style attributes.
 */
export function formStyleSheet(
  definition: Pick<FormDefinition, 'customStyles' | 'fields'>,
  scope = '.form-embed',
  place: FormPlace = 'page',
): string {
  const { customStyles: custom } = definition;
  const { styles, isFlush, dark } =
    place === 'page' ? { styles: custom, isFlush: false, dark: null } : embeddedStyles(custom);
  const theme = propertiesOf(styles, isFlush, place);
  const headings = definition.fields.filter((field) => 'color' in field);
  const rules = [rule(scope, theme), ...headings.map((field) => headerRule(field, scope, styles))];
  if (isFlush || dark?.isFlush) rules.push(flushButton(scope));
  if (dark) {
    const inDark = place === 'element' ? ':host([scheme=dark])' : `[data-scheme=dark] ${scope}`;
    const other = Object.entries({
      ...(isFlush && NOT_FLUSH),
      ...propertiesOf(dark.styles, dark.isFlush, place),
    });
    rules.push(rule(inDark, Object.fromEntries(other.filter(([name, value]) => theme[name] !== value))));
    for (const { id, color } of headings) {
      const own = headingColor(color, resolveStyles(dark.styles));
      if (own !== color) rules.push(rule(`${inDark} .form-embed-header-${id}`, { color: own }));
    }
  }
  if (custom.customCSS) rules.push(`${scope} .form-embed-container{${custom.customCSS}}`);
  return rules.join('');
}

/** Takes `FLUSH` back. */
const NOT_FLUSH: Declarations = Object.fromEntries(Object.keys(FLUSH).map((name) => [name, 'initial']));

function propertiesOf(custom: CustomStyles, isFlush: boolean, place: FormPlace): Declarations {
  const theme: Declarations = themeProperties(resolveStyles(custom));
  // Without a font of its own, its text is set as the text around it.
  if (place === 'element' && !custom.fontFamily) delete theme['--form-embed-font-family'];
  return { ...theme, ...(isFlush && FLUSH) };
}

const rule = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** A side is meant by the reading direction: in an Arabic form the left one is the right one. */
const LOGICAL = { left: 'start', center: 'center', right: 'end' } as const;

const headerRule = (field: HeaderField, scope: string, custom: CustomStyles): string =>
  rule(`${scope} .form-embed-header-${field.id}`, {
    'font-size': `${field.fontSize}px`,
    'font-weight': String(field.fontWeight),
    'font-style': field.fontStyle,
    color: headingColor(field.color, resolveStyles(custom)),
    'text-align': LOGICAL[field.textAlign],
  });
