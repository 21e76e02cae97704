import { t } from '@lingui/core/macro';

/** Words of the choices of styles that only forms have, by the style's key. */
export const LOOK_CHOICES = {
  colorScheme: { auto: t`Match the website`, light: t`Light`, dark: t`Dark` },
  fieldStyle: { outline: t`Outlined`, filled: t`Filled`, underline: t`Underlined` },
  buttonSize: {
    small: t`Small`,
    medium: t`Medium`,
    large: t`Large`,
    'extra-large': t`Extra large`,
  },
} as const;
