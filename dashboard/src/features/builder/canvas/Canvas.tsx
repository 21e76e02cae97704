import { t } from '@lingui/core/macro';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { TEXTS } from '@inlay/sdk/model';
import { FormRenderer, FormSurface } from '@inlay/sdk/react';
import { CanvasDrawing } from '../../../components/drawings/CanvasDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { usePlatformOf } from '../../../domain/platform/platform.ts';
import { treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './canvas.module.css';
import { CanvasEndings } from './CanvasEndings.tsx';
import { CanvasPages } from './CanvasPages.tsx';
import { EditableHeading } from './EditableHeading.tsx';
import { elementOfPart } from './focusPart.ts';
import { memoiseFormChrome } from './memoiseFormChrome.ts';
import { useFormLanguage } from './useFormLanguage.ts';
import { usePlacesInLabels } from './rowForm.ts';
import type { CanvasExits } from './canvasKeys.ts';
import { useCanvasHandlers } from './useCanvasHandlers.ts';

/** The form as visitors see it, with handles around its parts: all pages, then the endings (BUILD-019). */
export const Canvas = memo(function Canvas({ builder, exits }: { builder: BuilderCore; exits: CanvasExits }) {
  const [withSameChrome] = useState(memoiseFormChrome);
  const definition = useBuilderState(builder, (state) => withSameChrome(definitionOf(state)));
  const language = useFormLanguage(builder);
  const id = useBuilderState(builder, ({ form }) => form?.id ?? 'new-form');
  const logoUrl = useBuilderState(builder, ({ form }) => form?.logoUrl ?? null);
  const coverUrl = useBuilderState(builder, ({ form }) => form?.coverUrl);
  const texts = TEXTS[language ?? 'en'];
  const platform = usePlatformOf(definition);
  // The last page's button sends the form.
  const lastLabel = useBuilderState(builder, (state) =>
    (treeOf(definitionOf(state)).pages.at(-1)?.nextLabel ?? '').trim(),
  );
  const handlers = useCanvasHandlers(builder, exits);
  useActiveInView(builder);
  const canvas = useInertButton();
  return (
    <FormSurface {...(language && { language })}>
      <div {...handlers} ref={canvas} className={classes['canvas']}>
        <FormRenderer
          texts={{ ...texts, submit: lastLabel || texts.submit }}
          form={{ id, definition, logoUrl, ...(coverUrl && { coverUrl }), ...platform }}
          values={{}}
          errors={{}}
          heading={<EditableHeading builder={builder} />}
          renderField={() => null}
          renderGrid={(_fields, className) => <Grid builder={builder} className={className} />}
        />
        <CanvasEndings builder={builder} />
      </div>
    </FormSurface>
  );
});

/** All pages with their fields, which the pointer drags and selects and the keyboard moves through. */
const Grid = memo(function Grid({ builder, className }: { builder: BuilderCore; className: string }) {
  const isEmpty = useBuilderState(builder, (state) => {
    const { parts, pages } = treeOf(definitionOf(state));
    return parts.size === 1 && pages.length === 1;
  });
  usePlacesInLabels(builder);
  return (
    <div role="grid" aria-label={t`Fields of the form`} aria-multiselectable>
      {isEmpty ? (
        <div className={classes['empty']} role="row">
          <div role="gridcell">
            <EmptyState
              drawing={<CanvasDrawing />}
              title={t`No fields yet`}
              text={t`Click a field to add it, drag it here, or paste your questions.`}
            />
          </div>
        </div>
      ) : null}
      <CanvasPages builder={builder} className={className} />
    </div>
  );
});

/** Scrolls added, pasted and restored parts into view. */
function useActiveInView(builder: BuilderCore): void {
  const active = useBuilderState(builder, ({ selection }) => selection.active);
  useEffect(() => {
    if (active !== null) elementOfPart(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
}

/** Takes the submit button out of the tab order: it is shown, not used. Pictures of presets have one as well. */
function useInertButton(): RefObject<HTMLDivElement | null> {
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    canvas.current?.querySelector('.form-embed-actions')?.setAttribute('inert', '');
  });
  return canvas;
}
