import { t } from '@lingui/core/macro';

/** Names of the presets, by id. */
export const PRESET_NAMES: Readonly<Record<string, string>> = {
  paper: t`Paper`,
  ink: t`Ink`,
  harbour: t`Harbour`,
  meadow: t`Meadow`,
  terracotta: t`Terracotta`,
  lavender: t`Lavender`,
  letter: t`Letter`,
  midnight: t`Midnight`,
};
