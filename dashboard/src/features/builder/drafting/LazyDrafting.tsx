import { lazy, Suspense } from 'react';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Loaded on demand: few accounts have a model. */
const Opener = lazy(async () => ({ default: (await import('./DraftingOpener.tsx')).DraftingOpener }));
const Dialog = lazy(async () => ({ default: (await import('./DraftingDialog.tsx')).DraftingDialog }));

interface DraftingProps {
  builder: BuilderCore;
  /** The dialog takes the place of what it was opened from. */
  onAdded(): void;
}

/** Opens the dialog that has a form written or changed by a model; nothing where the account has none. */
export const LazyDraftingOpener = (props: DraftingProps) => (
  <Suspense>
    <Opener {...props} />
  </Suspense>
);

/** Has a model write the form, or change it (DRAFT-002). */
export function LazyDraftingDialog({ builder }: { builder: BuilderCore }) {
  const drafting = useBuilderState(builder, (state) => state.drafting);
  return drafting ? (
    <Suspense>
      <Dialog builder={builder} drafting={drafting} />
    </Suspense>
  ) : null;
}
