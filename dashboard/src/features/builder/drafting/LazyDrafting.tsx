import { lazy, Suspense } from 'react';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Loaded on demand: few accounts have a model. */
const Dialog = lazy(async () => ({ default: (await import('./DraftingDialog.tsx')).DraftingDialog }));

/** Has a model write the form, or change it (DRAFT-002). */
export function LazyDraftingDialog({ builder }: { builder: BuilderCore }) {
  const drafting = useBuilderState(builder, (state) => state.drafting);
  return drafting ? (
    <Suspense>
      <Dialog builder={builder} drafting={drafting} />
    </Suspense>
  ) : null;
}
