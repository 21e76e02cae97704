import { t } from '@lingui/core/macro';
import type { ContrastCheck } from '@inlay/sdk/model';

/** Parts of a form whose contrast is checked, in words. */
export const CONTRAST_NAMES: Readonly<Record<ContrastCheck['id'], string>> = {
  text: t`Text on the form`,
  error: t`Error messages`,
  focus: t`Focus ring`,
  choice: t`Ticked boxes`,
  input: t`Text in fields`,
  placeholder: t`Placeholders`,
  border: t`Edges of fields`,
  button: t`Text on the button`,
  credit: t`Footer credit`,
};
