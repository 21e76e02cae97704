import { t } from '@lingui/core/macro';
import type { FormDefinition } from '@inlay/sdk/model';
import { hideToast, toastUndo } from '../../../lib/toasts.tsx';
import { editedOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';

/** Gives the form another look in one step; where it leaves its brand, it says so, with Undo (STYLE-041). */
export function changeLook(builder: BuilderCore, definition: FormDefinition, what: string): void {
  const document = editedOf(builder.get());
  builder.edit({ document: { ...document, definition }, what });
  if (!document.definition.brand || definition.brand) return;
  const changed = editedOf(builder.get());
  const undo = async (): Promise<void> => builder.undo();
  const toast = toastUndo(t`The form no longer follows its brand.`, what, undo, () => stop());
  // Undo takes back the last step, which is another one from now on.
  const stop = builder.subscribe(() => {
    if (editedOf(builder.get()) !== changed) hideToast(toast);
  });
}
