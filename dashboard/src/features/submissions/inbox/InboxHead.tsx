import { plural, t } from '@lingui/core/macro';
import { Checkbox, Text } from '@mantine/core';
import type { StoredPart } from '@inlay/sdk/model';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { describeShown } from '../../../domain/submissions/describeShown.ts';
import { formatShownCount } from '../../../lib/formatShownCount.ts';
import IconPlus from '~icons/plus';
import { useFormClicks, useInboxForms } from '../api/submissions.ts';
import { StaffPageButton } from '../edits/StaffPageButton.tsx';
import { Staleness } from './Staleness.tsx';
import { isFiltered, toFilter, withoutFilters, type InboxQuery } from './inboxQuery.ts';
import type { useInboxRows } from './useInboxRows.ts';
import type { InboxSelection } from './useInboxSelection.ts';
import classes from './inbox.module.css';

interface InboxHeadProps {
  shown: number;
  /** Exactly so many match; null while that is counted. */
  total: number | null;
  list: ReturnType<typeof useInboxRows>['list'];
  selection: InboxSelection;
  query: InboxQuery;
  /** What the form stores; empty for several forms. */
  parts: readonly StoredPart[];
}

/** Select-all, how many are shown of how many, and the form's counters (SUBM-006, SUBM-007, D-112). */
export function InboxHead({ shown, total, list, selection, query, parts }: InboxHeadProps) {
  // A form has its own counters.
  const { data: clicks } = useFormClicks(query.formId);
  const form = useInboxForms().data?.forms.find(({ id }) => id === query.formId);
  const canEnter = form !== undefined && !form.isReadOnly;
  const { isAll, ids } = selection;
  const isNarrowed = isFiltered(query);
  const matches =
    total === null ? t`Export matches` : plural(total, { one: 'Export # match', other: 'Export # matches' });
  // Nothing could be loaded, so there is nothing to select or to export.
  if (list.isError && !list.data) return null;
  return (
    <div className={classes['head']}>
      <Checkbox
        size="xs"
        label={<span className={classes['selectAll']}>{t`Select all`}</span>}
        aria-label={t`Select all`}
        checked={isAll}
        indeterminate={!isAll && ids.length > 0}
        onChange={selection.toggleAll}
      />
      <Text size="sm" c="dimmed" className="tabular" role="status">
        {list.data ? describeShown(total ?? shown, formatShownCount(shown, total)) : ''}
      </Text>
      {clicks && clicks.emailClicks + clicks.redirects > 0 ? (
        <Text size="sm" c="dimmed" className={`tabular ${classes['clicks']}`}>
          {plural(clicks.emailClicks, { one: '# email click', other: '# email clicks' })} ·{' '}
          {plural(clicks.redirects, { one: '# form redirect', other: '# form redirects' })}
        </Text>
      ) : null}
      <Staleness list={list} />
      <div className={classes['headActions']}>
        {canEnter ? (
          <StaffPageButton
            label={t`Add a submission`}
            icon={IconPlus}
            address={`/forms/${query.formId}/entries/page`}
          />
        ) : null}
        <ExportMenu
          formId={query.formId}
          label={isNarrowed ? matches : t`Export All`}
          selection={{ filter: toFilter(query) }}
          all={isNarrowed ? { filter: toFilter(withoutFilters(query)) } : null}
          parts={parts}
        />
      </div>
    </div>
  );
}
