import type { upgradeFormDefinition } from '@inlay/sdk/model';

/** Checks a definition and returns its newest shape; throws if it is none. */
export type Upgrade = typeof upgradeFormDefinition;

let loading: Promise<Upgrade> | undefined;

/** Loads the check of definitions; only drafts and the clipboard need it. */
export function loadUpgrade(): Promise<Upgrade> {
  loading ??= import('./upgradeDefinition.ts').then(
    (loaded) => loaded.upgradeFormDefinition,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
