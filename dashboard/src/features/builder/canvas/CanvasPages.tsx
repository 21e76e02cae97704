import { plural, t } from '@lingui/core/macro';
import IconChevronDown from '~icons/chevron-down';
import IconFilePlus from '~icons/file-plus';
import IconPlus from '~icons/plus';
import { memo, useState } from 'react';
import { hasPageHeads } from '../definition/pages.ts';
import { treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import { pageNumber, useContainer, usePageText } from '../store/useContainer.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { createSameIds, idsOfParts } from '../store/createSameIds.ts';
import { ItemList } from './ItemList.tsx';
import classes from './pages.module.css';
import { PartHead } from './PartHead.tsx';
import { useFormTexts } from './useFormLanguage.ts';
import { useShownItems } from './useShownItems.ts';
import { firstClick } from '../../../lib/firstClick.ts';

interface PagesProps {
  builder: BuilderCore;
  /** Class of the grid on which fields lie. */
  className: string;
}

/** All pages one below the other. */
export const CanvasPages = memo(function CanvasPages({ builder, className }: PagesProps) {
  const [sameIds] = useState(createSameIds);
  const ids = useBuilderState(builder, (state) => sameIds(idsOfParts(treeOf(definitionOf(state)).pages)));
  const withHeads = useBuilderState(builder, (state) => hasPageHeads(definitionOf(state)));
  const shown = useShownItems(builder);
  const drawn = shown ? ids.slice(0, shown.size) : ids;
  return drawn.map((id, index) => (
    <CanvasPage
      key={id}
      most={shown?.get(id) ?? Infinity}
      builder={builder}
      className={className}
      pageId={id}
      hasHead={withHeads}
      isLast={index === ids.length - 1}
    />
  ));
});

interface PageProps extends PagesProps {
  pageId: string;
  hasHead: boolean;
  isLast: boolean;
  /** Most items that are rendered now. */
  most: number;
}

/** A page: its head, its items, and what can be added behind them. */
const CanvasPage = memo(function CanvasPage(props: PageProps) {
  const { builder, className, pageId, hasHead, isLast, most } = props;
  const isCollapsed = useBuilderState(builder, ({ collapsed }) => hasHead && collapsed.has(pageId));
  return (
    <div className={classes['page']} data-headed={hasHead || undefined}>
      {hasHead ? <PageHead builder={builder} pageId={pageId} /> : null}
      {isCollapsed ? null : (
        <>
          <PageDescription builder={builder} pageId={pageId} />
          <ItemList builder={builder} className={className} containerId={pageId} most={most} />
          <AddRow builder={builder} pageId={pageId} />
          {isLast ? null : <NextButton builder={builder} pageId={pageId} />}
        </>
      )}
    </div>
  );
});

/** The head of a page: its title, its number, and how much it holds. */
function PageHead({ builder, pageId }: { builder: BuilderCore; pageId: string }) {
  const title = usePageText(builder, pageId, 'title').trim();
  const number = useBuilderState(builder, (state) => pageNumber(state, pageId));
  const total = useBuilderState(builder, (state) => treeOf(definitionOf(state)).pages.length);
  const count = useContainer(builder, pageId, ({ items }) => items.length, 0);
  const place = t`Page ${number} of ${total}`;
  const contents = plural(count, { one: '# item', other: '# items' });
  return (
    <PartHead
      builder={builder}
      id={pageId}
      kind="page"
      title={title}
      place={place}
      description={[place, title, contents].filter(Boolean).join(', ')}
    />
  );
}

/** The description of a page, as visitors read it below its title. */
function PageDescription({ builder, pageId }: { builder: BuilderCore; pageId: string }) {
  const description = usePageText(builder, pageId, 'description');
  return description ? (
    <div role="row">
      <div role="gridcell">
        <p className="form-embed-description">{description}</p>
      </div>
    </div>
  ) : null;
}

/** Adds to the end of a page: a question by typing it, or another page. */
function AddRow({ builder, pageId }: { builder: BuilderCore; pageId: string }) {
  const isComposing = useBuilderState(builder, ({ composing }) => composing?.parent === pageId);
  const count = useContainer(builder, pageId, ({ items }) => items.length, 0);
  return (
    <div role="row" className={classes['addRow']}>
      {isComposing ? null : (
        <div role="gridcell">
          <button
            type="button"
            className={classes['addQuestion']}
            onClick={() => builder.compose({ parent: pageId, index: count })}
          >
            <IconPlus size={16} aria-hidden="true" />
            <bdi>{t`Type a question, or / for all blocks`}</bdi>
          </button>
        </div>
      )}
      <div role="gridcell">
        <button
          type="button"
          className={classes['addPage']}
          onClick={firstClick(() => builder.addPage(pageNumber(builder.get(), pageId)))}
        >
          <IconFilePlus size={16} aria-hidden="true" />
          {t`Add page`}
        </button>
      </div>
    </div>
  );
}

/** The button that leads visitors on to the next page; shown, not used. */
function NextButton({ builder, pageId }: { builder: BuilderCore; pageId: string }) {
  const label = usePageText(builder, pageId, 'nextLabel').trim();
  const texts = useFormTexts(builder);
  return (
    <div className={classes['next']} aria-hidden="true">
      <span className="form-embed-button">{label || texts.continue}</span>
      <IconChevronDown size={20} />
    </div>
  );
}
