import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useContainer } from '../store/useContainer.ts';
import { isPage } from '../definition/tree.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './pages.module.css';
import { PartHead } from './PartHead.tsx';

interface CanvasGroupProps {
  builder: BuilderCore;
  groupId: string;
  /** The list of its fields. */
  children: ReactNode;
}

/** A section or repeating group: a box around its fields. */
export function CanvasGroup({ builder, groupId, children }: CanvasGroupProps) {
  const kind = useContainer(
    builder,
    groupId,
    (group) => (!isPage(group) && group.type === 'repeat' ? 'repeat' : 'section'),
    'section',
  );
  const label = useContainer(builder, groupId, (group) => (isPage(group) ? '' : group.label.trim()), '');
  const help = useContainer(builder, groupId, (group) => (isPage(group) ? '' : group.help), '');
  const rows = useContainer(
    builder,
    groupId,
    (group) => (!isPage(group) && group.type === 'repeat' ? t`${group.min} to ${group.max} times` : ''),
    '',
  );
  const count = useContainer(builder, groupId, ({ items }) => items.length, 0);
  const isCollapsed = useBuilderState(builder, ({ collapsed }) => collapsed.has(groupId));
  const isSelected = useBuilderState(builder, ({ selection }) => selection.ids.has(groupId));
  const place = kind === 'repeat' ? t`Repeating group` : t`Section`;
  const contents = plural(count, { one: '# field', other: '# fields' });
  return (
    <div
      className={`form-embed-width-12 ${classes['group'] ?? ''}`}
      data-id={groupId}
      data-name={label || place}
      data-selected={isSelected || undefined}
    >
      <PartHead
        builder={builder}
        id={groupId}
        kind={kind}
        title={label}
        place={rows ? `${place} · ${rows}` : place}
        description={[place, label, rows, contents].filter(Boolean).join(', ')}
      />
      {isCollapsed ? null : (
        <>
          {help ? <p className={classes['help']}>{help}</p> : null}
          {children}
          {count === 0 ? <EmptyGroup builder={builder} groupId={groupId} /> : null}
        </>
      )}
    </div>
  );
}

/** Placeholder of a group without fields. */
function EmptyGroup({ builder, groupId }: { builder: BuilderCore; groupId: string }) {
  const isComposing = useBuilderState(builder, ({ composing }) => composing?.parent === groupId);
  if (isComposing) return null;
  return (
    <div role="row">
      <div role="gridcell">
        <button
          type="button"
          className={classes['addQuestion']}
          data-no-drag
          onClick={(event) => {
            event.stopPropagation();
            builder.compose({ parent: groupId, index: 0 });
          }}
        >
          {t`Drag fields here, or type a question`}
        </button>
      </div>
    </div>
  );
}
