/** Properties an owner's own CSS may set (D-83). */
const ALLOWED = new Set(
  (
    'color background-color border border-color border-width border-style border-radius box-shadow font-family ' +
    'font-size font-weight font-style letter-spacing line-height text-align text-transform text-decoration margin ' +
    'margin-top margin-right margin-bottom margin-left padding padding-top padding-right padding-bottom padding-left ' +
    'max-width width opacity gap'
  ).split(' '),
);

/** Functions a value may call (T12). */
const FUNCTIONS = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp'.split(' '),
);

/** Comments, escapes, at-rules, blocks, markup: nothing a plain value needs (STYLE-027…031). */
const DISALLOWED = /[{}<>\\@]|\/\*|url\s*\(|image-set|expression|javascript:|vbscript:/i;
const VALUE = /^[\w\s.,%#()'"+\-/!]+$/;
const STRING = /'[^'"\r\n\f]*'|"[^'"\r\n\f]*"/g;

/**
 * The names of the declarations that are not accepted, empty for good CSS: declarations only, from
 * the allow-list, so that they can style the form's container and reach nothing outside it.
 */
export function refusedDeclarations(css: string): string[] {
  return css
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '')
    .filter((declaration) => !isAllowed(declaration))
    .map((declaration) => declaration.split(':', 1)[0]?.trim().slice(0, 60) ?? '');
}

function isAllowed(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  const property = declaration.slice(0, colon).trim().toLowerCase();
  const value = declaration.slice(colon + 1);
  return (
    colon > 0 &&
    ALLOWED.has(property) &&
    VALUE.test(value) &&
    !DISALLOWED.test(declaration) &&
    isClosed(value)
  );
}

/** Quotes and brackets are closed, or the value would swallow what follows it; functions are known ones. */
function isClosed(value: string): boolean {
  const bare = value.replace(STRING, '');
  if (/['"]/.test(bare)) return false;
  let depth = 0;
  for (const [token] of bare.matchAll(/[\w-]+\(?|[()]/g)) {
    if (token.endsWith('(')) depth += 1;
    if (token === ')') depth -= 1;
    const calls = token.length > 1 && token.endsWith('(');
    if (depth < 0 || (calls && !FUNCTIONS.has(token.slice(0, -1).toLowerCase()))) return false;
  }
  return depth === 0;
}
