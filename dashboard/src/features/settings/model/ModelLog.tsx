import { t } from '@lingui/core/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ModelDraftLog, ModelDraftState } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { formatMoment } from '../../../lib/formatTime.ts';
import { useModelLog } from '../api/model.ts';

type Entry = ModelDraftLog['drafts'][number];

/** Who had what drafted, and what became of it; the newest hundred. */
export function ModelLog() {
  const { data, error, refetch } = useModelLog();
  if (data?.drafts.length === 0) return null;
  return (
    <Section
      title={t`Drafts by the model`}
      text={t`Kept for 400 days. Descriptions are kept only as long as the form’s draft.`}
    >
      {error && !data ? (
        <LoadFailure title={t`Failed to load the drafts`} error={error} onRetry={() => refetch()} />
      ) : (
        <SimpleTable
          caption={t`Drafts by the model`}
          rows={data?.drafts}
          columns={COLUMNS}
          rowId={({ id }) => id}
        />
      )}
    </Section>
  );
}

const OUTCOMES: Readonly<Record<ModelDraftState, string>> = {
  waiting: t`Waiting`,
  running: t`Being written`,
  ready: t`Written, not taken`,
  taken: t`Taken`,
  failed: t`Failed`,
  cancelled: t`Cancelled`,
};

const COLUMNS: readonly TableColumn<Entry>[] = [
  { id: 'what', title: t`What`, cell: (entry) => <What entry={entry} /> },
  { id: 'who', title: t`Who`, cell: ({ by }) => <bdi>{by ?? t`Somebody who left`}</bdi> },
  {
    id: 'outcome',
    title: t`Outcome`,
    cell: ({ state, problem }) => (
      <>
        {OUTCOMES[state]}
        {problem ? (
          <Text size="xs" c="dimmed">
            {problem}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'tokens',
    title: t`Tokens`,
    cell: ({ tokens }) => <span className="tabular">{formatNumber(tokens)}</span>,
  },
];

function What({ entry }: { entry: Entry }) {
  const { formId, formTitle, description, createdAt, model, host } = entry;
  return (
    <>
      {formId && formTitle !== null ? (
        <Anchor component={Link} size="sm" to={`/forms/${formId}/build`}>
          <bdi>{formTitle.trim() || t`Untitled Form`}</bdi>
        </Anchor>
      ) : (
        t`A new form`
      )}
      {description ? (
        <Text size="xs" dir="auto" lineClamp={3}>
          {description}
        </Text>
      ) : null}
      <Text size="xs" c="dimmed" className="tabular">
        {formatMoment(createdAt)} · <bdi>{t`${model} at ${host}`}</bdi>
      </Text>
    </>
  );
}
