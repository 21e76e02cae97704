import { resolveStyles } from '../model/rendering.ts';
import type { CustomStyles } from '../model/theme/customStyles.ts';
import { themeProperties } from '../model/theme/resolveStyles.ts';
import type { ResultsTheme } from '../results/shownResults.ts';

/** Returns the look of a form for its results. A form without colours of its own has one for dark surroundings, too. */
export function resultsTheme(styles: CustomStyles): ResultsTheme {
  const { fontFamily = 'system', colorScheme = 'auto' } = styles;
  const hasOwnColors = ['backgroundColor', 'formBackgroundColor', 'textColor'].some((name) => name in styles);
  const follows = colorScheme === 'auto' && !hasOwnColors;
  return {
    light: declarations(styles),
    dark: follows ? declarations({ ...styles, colorScheme: 'dark' }) : null,
    font: fontFamily,
  };
}

const declarations = (styles: CustomStyles): string =>
  Object.entries(themeProperties(resolveStyles(styles)))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
