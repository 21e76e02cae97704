import { t } from '@lingui/core/macro';
import IconBoxMultiple from '~icons/box-multiple';
import IconChevronDown from '~icons/chevron-down';
import IconChevronRight from '~icons/chevron-right';
import IconFile from '~icons/file';
import IconFlag from '~icons/flag';
import IconRepeat from '~icons/repeat';
import { memo, type KeyboardEvent } from 'react';
import { containerById, isPage, treeOf } from '../definition/tree.ts';
import { FIELD_ICONS } from '../generated/fieldIcons.ts';
import { definitionOf, type BuilderState } from '../store/builderStore.ts';
import { fieldById } from '../store/fieldById.ts';
import { partName } from '../store/words.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { goToPart } from './goToPart.ts';
import classes from './outline.module.css';

interface OutlineRowProps {
  builder: BuilderCore;
  id: string;
  isFirst: boolean;
  onGoTo(): void;
  onKeyDown(event: KeyboardEvent): void;
}

const PART_ICONS = { page: IconFile, section: IconBoxMultiple, repeat: IconRepeat, ending: IconFlag };

/** Returns the kind of a part other than a field. */
function partKind(state: BuilderState, id: string): keyof typeof PART_ICONS {
  const container = containerById(definitionOf(state), id);
  if (!container) return 'ending';
  return isPage(container) ? 'page' : container.type;
}

/** The depth of a row: 1 for pages and endings, 3 for fields in groups. */
function levelOf(state: BuilderState, id: string): number {
  const { gaps } = treeOf(definitionOf(state));
  const parent = gaps.get(id)?.parent;
  return parent === undefined ? 1 : gaps.has(parent) ? 3 : 2;
}

/** A page, group, field or ending in the outline. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { builder, id, isFirst, onGoTo, onKeyDown } = props;
  const kind = useBuilderState(builder, (state) => partKind(state, id));
  const type = useBuilderState(builder, (state) => fieldById(definitionOf(state), id)?.type);
  const name = useBuilderState(builder, (state) => partName(definitionOf(state), id));
  const level = useBuilderState(builder, (state) => levelOf(state, id));
  const isSelected = useBuilderState(builder, ({ selection }) => selection.ids.has(id));
  const isTabStop = useBuilderState(builder, ({ selection }) =>
    selection.active === null ? isFirst : selection.active === id,
  );
  const isCollapsed = useBuilderState(builder, ({ collapsed }) => collapsed.has(id));
  const isOpenable = useBuilderState(
    builder,
    (state) => (containerById(definitionOf(state), id)?.items.length ?? 0) > 0,
  );
  const KindIcon = type ? FIELD_ICONS[type] : PART_ICONS[kind];
  const Chevron = isCollapsed ? IconChevronRight : IconChevronDown;
  return (
    <div
      className={classes['row']}
      data-id={id}
      data-name={name}
      data-outline-row={id}
      data-level={level}
      data-selected={isSelected || undefined}
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      {...(isOpenable && { 'aria-expanded': !isCollapsed })}
      tabIndex={isTabStop || isFirst ? 0 : -1}
      onClick={() => goToPart(builder, id, onGoTo)}
      onKeyDown={onKeyDown}
    >
      {isOpenable ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={isCollapsed ? t`Expand` : t`Collapse`}
          onClick={(event) => {
            event.stopPropagation();
            builder.toggleCollapsed(id);
          }}
        >
          <Chevron size={16} />
        </button>
      ) : (
        <span className={classes['gap']} />
      )}
      <KindIcon size={16} aria-hidden="true" />
      <span className={classes['name']}>{name}</span>
    </div>
  );
});
