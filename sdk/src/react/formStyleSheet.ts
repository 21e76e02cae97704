import { coverCss } from './coverCss.ts';
import { fieldStyleCss } from './fieldStyleCss.ts';
import {
  embeddedStyles,
  headingColor,
  resolveStyles,
  fieldsOf,
  themeProperties,
  type CustomStyles,
  type DefinitionTree,
  type FormDefinition,
  type HeaderField,
} from '../model/rendering.ts';

/** Place of a form: its own page, or another one as a frame or an element (D-195). */
export type FormPlace = 'page' | 'frame' | 'element';

type Declarations = Record<string, string>;

/** Removes the spacing around a form. The focus ring then lies inside, where nothing clips it. */
const FLUSH: Declarations = {
  '--form-embed-gutter': '0',
  '--form-embed-padding': '0',
  '--form-embed-focus-offset': '-2px',
};
/** On the button, the ring has the button's text colour, which is always visible there. */
const flushButton = (scope: string): string =>
  rule(`${scope} .form-embed-button:focus-visible`, {
    outline: '2px solid var(--form-embed-button-text-color)',
    'outline-offset': '-5px',
  });

/**
 * Returns the style sheet of one form below `scope`: theme as custom properties, headings, own CSS. It is
 * text, because the Content-Security-Policy of a form's page allows style sheets by hash and no style
 * attributes.
 */
export function formStyleSheet(
  definition: Pick<FormDefinition, 'customStyles'> & DefinitionTree,
  scope = '.form-embed',
  place: FormPlace = 'page',
  hasCover = false,
): string {
  const { customStyles: custom } = definition;
  const { styles, isFlush, dark } =
    place === 'page' ? { styles: custom, isFlush: false, dark: null } : embeddedStyles(custom);
  const theme = propertiesOf(styles, isFlush, place);
  const headings = fieldsOf(definition).filter((field) => 'color' in field);
  const rules = [rule(scope, theme), ...headings.map((field) => headerRule(field, scope, styles))];
  if (custom.fieldStyle) rules.push(fieldStyleCss(custom.fieldStyle, scope));
  if (hasCover) rules.push(coverCss(resolveStyles(styles), scope, isFlush));
  if (isFlush || dark?.isFlush) rules.push(flushButton(scope));
  const hasChoices = fieldsOf(definition).some(isChoice);
  if (hasChoices && isDark(theme)) rules.push(darkChoices(scope));
  if (dark) {
    const inDark = place === 'element' ? ':host([scheme=dark])' : `[data-scheme=dark] ${scope}`;
    const properties = propertiesOf(dark.styles, dark.isFlush, place);
    const other = Object.entries({ ...(isFlush && NOT_FLUSH), ...properties });
    if (hasChoices && isDark(properties) && !isDark(theme)) rules.push(darkChoices(inDark));
    rules.push(rule(inDark, Object.fromEntries(other.filter(([name, value]) => theme[name] !== value))));
    for (const { id, color } of headings) {
      const own = headingColor(color, resolveStyles(dark.styles));
      if (own !== color) rules.push(rule(`${inDark} .form-embed-header-${id}`, { color: own }));
    }
  }
  if (custom.customCSS) rules.push(`${scope} .form-embed-container{${custom.customCSS}}`);
  return rules.join('');
}

/** Reverts `FLUSH`. */
const NOT_FLUSH: Declarations = Object.fromEntries(Object.keys(FLUSH).map((name) => [name, 'initial']));

function propertiesOf(custom: CustomStyles, isFlush: boolean, place: FormPlace): Declarations {
  const theme: Declarations = themeProperties(resolveStyles(custom));
  // Without a font of its own, the form inherits the page's.
  if (place === 'element' && !custom.fontFamily) delete theme['--form-embed-font-family'];
  return { ...theme, ...(isFlush && FLUSH) };
}

const rule = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const isDark = (theme: Declarations): boolean => theme['--form-embed-scheme'] === 'dark';

/** Returns whether a field may have circles or boxes: those of options, of yes and no, and of consent to a text. */
const isChoice = (field: object): boolean => 'options' in field || 'yesLabel' in field || 'content' in field;

/** On dark forms, empty circles and boxes look like the inputs: the browsers' own are grey discs. */
const darkChoices = (scope: string): string =>
  Object.entries({ checkbox: '4px', radio: '50%' })
    .map(([type, radius]) =>
      rule(`${scope} :is(.form-embed-choice,td,.form-embed-picture) [type=${type}]:not(:checked)`, {
        appearance: 'none',
        border: '1px solid color-mix(in srgb,currentColor 55%,transparent)',
        'border-radius': radius,
        background: 'var(--form-embed-input-color)',
      }),
    )
    .join('');

/**
 * Sides follow the form's direction, not the heading's own: in an Arabic form, right is left. The left side is
 * where every text stands.
 */
const headerRule = (field: HeaderField, scope: string, custom: CustomStyles): string => {
  const { id, textAlign } = field;
  const heading = `.form-embed-header-${id}`;
  return (
    rule(`${scope} ${heading}`, {
      'font-size': `${field.fontSize}px`,
      'font-weight': String(field.fontWeight),
      'font-style': field.fontStyle,
      color: headingColor(field.color, resolveStyles(custom)),
      ...(textAlign !== 'left' && { 'text-align': textAlign }),
    }) + (textAlign === 'right' ? rule(`${scope} :dir(rtl)>${heading}`, { 'text-align': 'left' }) : '')
  );
};
