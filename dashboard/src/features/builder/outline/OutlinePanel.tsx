import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconMap2 from '~icons/map-2';
import { memo, useState } from 'react';
import { rowsOf } from '../definition/rows.ts';
import { definitionOf } from '../store/builderStore.ts';
import { partName } from '../store/words.ts';
import { SortableList } from '../../../components/sortable/SortableList.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { WayMapDialog } from '../way-map/WayMapDialog.tsx';
import { createSameIds } from '../store/createSameIds.ts';
import { dropInOutline } from './dropInOutline.ts';
import classes from './outline.module.css';
import { OutlineRow } from './OutlineRow.tsx';
import { useOutlineKeys } from './useOutlineKeys.ts';

export interface OutlinePanelProps {
  builder: BuilderCore;
  /** Something was gone to: a drawer closes. */
  onGoTo(): void;
}

/** The pages of the form with their fields, and the endings: to go to, to move, to fold. */
export const OutlinePanel = memo(function OutlinePanel({ builder, onGoTo }: OutlinePanelProps) {
  const [sameIds] = useState(createSameIds);
  const [isMapOpen, setMapOpen] = useState(false);
  const ids = useBuilderState(builder, (state) =>
    sameIds(rowsOf(definitionOf(state), state.collapsed, true)),
  );
  const onKeyDown = useOutlineKeys(builder, ids, onGoTo);
  return (
    <>
      <Button
        fullWidth
        variant="default"
        mb={12}
        leftSection={<IconMap2 size={16} />}
        onClick={() => setMapOpen(true)}
      >
        {t`Way map`}
      </Button>
      <div role="tree" aria-label={t`Outline of the form`} tabIndex={-1}>
        <SortableList
          group="outline"
          className={classes['rows'] ?? ''}
          dragAlong={(id) => [id]}
          describe={(dragged) => dragged.map((id) => partName(definitionOf(builder.get()), id)).join(', ')}
          onMove={(dragged, index) => dropInOutline(builder, ids, dragged, index)}
          onInsert={() => undefined}
        >
          {ids.map((id) => (
            <OutlineRow
              key={id}
              builder={builder}
              id={id}
              isFirst={id === ids[0]}
              onGoTo={onGoTo}
              onKeyDown={onKeyDown}
            />
          ))}
        </SortableList>
      </div>
      <WayMapDialog builder={builder} opened={isMapOpen} onClose={() => setMapOpen(false)} />
    </>
  );
});
