import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import IconChevronDown from '~icons/chevron-down';
import IconChevronRight from '~icons/chevron-right';
import IconDots from '~icons/dots';
import { memo, Suspense, useRef } from 'react';
import { MAX_LABEL_LENGTH } from '@inlay/sdk/model';
import { rowsOf } from '../definition/rows.ts';
import { containerById, isPage } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useTyped } from '../store/useTyped.ts';
import { LazyRuleChips } from '../logic/LazyLogic.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { focusPart } from './focusPart.ts';
import classes from './pages.module.css';
import { PartMenu } from './PartMenu.tsx';

interface PartHeadProps {
  builder: BuilderCore;
  id: string;
  kind: 'page' | 'section' | 'repeat';
  /** The part's own words; may be empty. */
  title: string;
  /** Text before the title: its kind or number. */
  place: string;
  /** Everything about it, for screen readers. */
  description: string;
}

/** The head of a page or group: selects it, folds it, names it. */
export const PartHead = memo(function PartHead(props: PartHeadProps) {
  const { builder, id, kind, title, place, description } = props;
  const isSelected = useBuilderState(builder, ({ selection }) => selection.ids.has(id));
  const isTabStop = useBuilderState(builder, (state) => {
    const { active } = state.selection;
    return (active ?? rowsOf(definitionOf(state))[0]) === id;
  });
  const isCollapsed = useBuilderState(builder, ({ collapsed }) => collapsed.has(id));
  const isNaming = useBuilderState(builder, ({ naming }) => naming === id);
  const hasRules = useBuilderState(builder, (state) => {
    const container = containerById(definitionOf(state), id);
    return Boolean(container?.showIf ?? (container && isPage(container) && container.next));
  });
  const willName = useRef(false);
  const Chevron = isCollapsed ? IconChevronRight : IconChevronDown;
  return (
    <div
      className={classes['head']}
      data-part={id}
      data-kind={kind}
      data-selected={isSelected || undefined}
      role="row"
      aria-label={isCollapsed ? t`${description}, collapsed` : description}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
    >
      <div role="gridcell" className={classes['fold']}>
        <button
          type="button"
          tabIndex={-1}
          data-no-drag
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? t`Expand ${title || place}` : t`Collapse ${title || place}`}
          onClick={(event) => {
            event.stopPropagation();
            builder.toggleCollapsed(id);
          }}
        >
          <Chevron size={16} aria-hidden="true" />
        </button>
      </div>
      <div role="gridcell" className={classes['name']}>
        <bdi className={classes['place']}>{place}</bdi>
        {isNaming ? (
          <TitleEditor builder={builder} id={id} place={place} />
        ) : (
          <span className={classes['title']} data-empty={title === '' || undefined} dir="auto">
            {title || (kind === 'page' ? t`Add a title` : t`Add a label`)}
          </span>
        )}
        {hasRules ? (
          <Suspense>
            <LazyRuleChips builder={builder} partId={id} />
          </Suspense>
        ) : null}
      </div>
      <div role="gridcell">
        <Menu
          position="bottom-end"
          width={220}
          onExitTransitionEnd={() => {
            // The menu has given the focus back by now, so the editor keeps it.
            if (willName.current) builder.startNaming(id);
            willName.current = false;
          }}
        >
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              data-no-drag
              tabIndex={isSelected ? 0 : -1}
              aria-label={t`Actions for ${title || place}`}
              onClick={(event) => event.stopPropagation()}
            >
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <PartMenu builder={builder} id={id} kind={kind} onRename={() => (willName.current = true)} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
});

/** The title of a page or label of a group, edited in its head; Enter goes on with a question in it. */
function TitleEditor({ builder, id, place }: { builder: BuilderCore; id: string; place: string }) {
  const typed = useTyped(
    builder,
    () => {
      const container = containerById(definitionOf(builder.get()), id);
      return container ? (isPage(container) ? container.title : container.label) : '';
    },
    (text) => {
      const container = containerById(definitionOf(builder.get()), id);
      if (container) builder.updateContainer(id, isPage(container) ? { title: text } : { label: text });
    },
  );
  return (
    <input
      className={classes['titleInput']}
      data-no-drag
      autoFocus
      maxLength={MAX_LABEL_LENGTH}
      aria-label={t`Title of ${place}`}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => builder.stopNaming(id)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') focusPart(id);
        else if (event.key === 'Enter') builder.compose({ parent: id, index: 0 });
        else return;
        event.preventDefault();
      }}
      {...typed}
    />
  );
}
