import { t } from '@lingui/core/macro';

/** Names of the corners. */
export const CORNERS = {
  none: t`Square`,
  sm: t`Slightly round, 4 px`,
  md: t`Round, 8 px`,
  lg: t`Rounder, 12 px`,
  xl: t`Very round, 16 px`,
  full: t`Fully round`,
} as const;

/** Names of the kinds of button. */
export const BUTTON_LOOKS = {
  solid: t`Solid`,
  outline: t`Outlined`,
  ghost: t`Ghost`,
  gradient: t`Gradient`,
} as const;
