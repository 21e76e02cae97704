import {
  DEFAULT_STYLES,
  luminance,
  resolveStyles,
  themeProperties,
  type FormDefinition,
  type HeaderField,
  type ResolvedStyles,
} from '../model/rendering.ts';

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
  const theme = { ...themeProperties(styles), ...buttonLook(styles), ...messageColors(styles) };
  const rules = [rule(scope, theme)];
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

const headerRule = (field: HeaderField, scope: string): string =>
  rule(`${scope} .form-embed-header-${field.id}`, {
    'font-size': `${field.fontSize}px`,
    'font-weight': String(field.fontWeight),
    'font-style': field.fontStyle,
    color: field.color,
    'text-align': field.textAlign,
  });

/** Outline and ghost buttons show the form behind them, so their text takes the button's colour. */
function buttonLook(styles: ResolvedStyles): Record<string, string> {
  const color = styles.buttonColor;
  if (styles.buttonStyle === 'solid') return { '--form-embed-button-background': color };
  if (styles.buttonStyle === 'gradient') {
    return {
      '--form-embed-button-background': `linear-gradient(135deg,${color},color-mix(in srgb,${color} 78%,#000))`,
    };
  }
  return {
    '--form-embed-button-background': 'transparent',
    '--form-embed-button-text-color': color,
    ...(styles.buttonStyle === 'ghost' && { '--form-embed-button-color': 'transparent' }),
  };
}

/** Errors and focus have to be seen on light and on dark forms. */
function messageColors(styles: ResolvedStyles): Record<string, string> {
  const opaque = (color: string) => color.length === 7;
  const behind =
    [styles.formBackgroundColor, styles.backgroundColor].find(opaque) ?? DEFAULT_STYLES.backgroundColor;
  const isDark = luminance(behind) < 0.18;
  return {
    // Native controls follow the form, not the page around it.
    'color-scheme': isDark ? 'dark' : 'light',
    '--form-embed-error-color': isDark ? '#fda29b' : '#b42318',
    '--form-embed-success-color': isDark ? '#47cd89' : '#067647',
    '--form-embed-focus-color': isDark ? '#a5a5ff' : '#1d4ed8',
  };
}
