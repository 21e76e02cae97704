import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SelectionBar } from '../../../components/SelectionBar.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import type { InboxSelection } from './useInboxSelection.ts';

/**
 * The selection in words: where it reaches beyond what is loaded, it says so, and one press narrows it to the rows
 * on the screen (SUBM-027, D-112).
 */
export function InboxSelectionBar({ selection, actions }: { selection: InboxSelection; actions: ReactNode }) {
  const { isAll, ids, count } = selection;
  const reachesBeyond = isAll && count !== null && count > ids.length;
  return (
    <SelectionBar
      count={count}
      words={reachesBeyond ? t`All ${formatNumber(count)} matches selected` : null}
      narrowing={
        reachesBeyond ? (
          <Button size="xs" variant="subtle" onClick={() => selection.keep(ids)}>
            {t`Select only the ${formatNumber(ids.length)} shown`}
          </Button>
        ) : null
      }
      actions={actions}
      onClear={selection.clear}
    />
  );
}
