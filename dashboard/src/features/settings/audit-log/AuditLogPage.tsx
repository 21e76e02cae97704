import { plural, t } from '@lingui/core/macro';
import { Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import IconDownload from '~icons/download';
import { Link, useSearchParams } from 'react-router';
import type { AuditEntry, AuditKind } from '@inlay/api/contract';
import { LockDrawing } from '../../../components/drawings/LockDrawing.tsx';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';
import { formatMoment } from '../../../lib/formatTime.ts';
import { auditFileAddress, useAuditLog, useAuditPeople, type AuditFilter } from '../api/auditLog.ts';
import { SettingsFrame } from '../components/SettingsFrame.tsx';
import { userAgentName } from '../userAgentName.ts';
import classes from './auditLog.module.css';
import { AUDIT_KINDS, detailsOf, nameOfDoer, sentenceOf } from './auditSentence.ts';

const KINDS = Object.keys(AUDIT_KINDS) as AuditKind[];
const NOTHING: AuditFilter = { personId: null, kind: null, from: null, to: null };

/** Who did what in the account, with filters in the address, and as a file (TEAM-055). */
export function AuditLogPage() {
  const refusal = useRoleRefusal(useAccountAbility('manage'));
  const { filter, setFilter } = useFilter();
  const list = useAuditLog(filter, refusal === null);
  const rows = list.data?.pages.flatMap(({ entries }) => entries);
  const isFiltered = Object.values(filter).some((one) => one !== null);
  return (
    <SettingsFrame>
      <Setting name="auditLog">
        <Section
          title={t`Audit log`}
          text={<Kept days={list.data?.pages[0]?.keptDays} />}
          action={
            rows && rows.length > 0 ? (
              <Button
                component="a"
                href={auditFileAddress(filter)}
                download
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden="true" />}
              >
                {t`Export CSV`}
              </Button>
            ) : null
          }
        >
          {refusal ? (
            <EmptyState drawing={<LockDrawing />} title={t`Access Denied`} text={refusal} />
          ) : (
            <Filters filter={filter} entries={rows} onChange={setFilter} />
          )}
          {list.error && !rows && !refusal ? (
            <LoadFailure
              title={t`Failed to load the audit log`}
              error={list.error}
              onRetry={() => list.refetch()}
            />
          ) : null}
          {rows?.length === 0 ? <Empty isFiltered={isFiltered} onShowAll={() => setFilter(NOTHING)} /> : null}
          {!refusal && (list.isPending || (rows && rows.length > 0)) ? (
            <SimpleTable
              caption={t`Audit log`}
              rows={rows}
              columns={COLUMNS}
              rowId={({ id }) => id}
              isStale={list.isPlaceholderData}
            />
          ) : null}
          {rows && rows.length > 0 ? (
            <ListFooter
              shown={rows.length}
              describe={(count, shown) => plural(count, { one: `${shown} entry`, other: `${shown} entries` })}
              hasMore={list.hasNextPage}
              isLoadingMore={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          ) : null}
        </Section>
      </Setting>
    </SettingsFrame>
  );
}

function Kept({ days }: { days: number | undefined }) {
  if (days === undefined) return t`Who did what in this account.`;
  return plural(days, {
    one: 'Who did what in this account. Entries are kept for # day.',
    other: 'Who did what in this account. Entries are kept for # days.',
  });
}

/** The filter in the address, and what changes it. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter: AuditFilter = {
    personId: params.get('person'),
    kind: KINDS.find((one) => one === params.get('kind')) ?? null,
    from: params.get('from'),
    to: params.get('to'),
  };
  const setFilter = (changes: Partial<Record<keyof AuditFilter, string | null>>): void => {
    const { personId: person, ...rest } = { ...filter, ...changes };
    const given = Object.entries({ person, ...rest });
    const next = given.flatMap(([name, value]) => (value ? [[name, value]] : []));
    // Back undoes a choice; a day is typed part by part.
    const replace = changes.personId === undefined && changes.kind === undefined;
    setParams(new URLSearchParams(next), { replace, preventScrollReset: true });
  };
  return { filter, setFilter };
}

interface FiltersProps {
  filter: AuditFilter;
  entries: readonly AuditEntry[] | undefined;
  onChange(changes: Partial<Record<keyof AuditFilter, string>>): void;
}

function Filters({ filter, entries, onChange }: FiltersProps) {
  const people = usePeopleOf(entries);
  return (
    <div className={classes['filters']}>
      <NativeSelect
        label={t`Person`}
        data={[
          { value: '', label: t`All people` },
          ...people,
          // Who has done nothing of what is listed, and is no member any more.
          ...(filter.personId && !people.some(({ value }) => value === filter.personId)
            ? [{ value: filter.personId, label: t`Selected person` }]
            : []),
        ]}
        value={filter.personId ?? ''}
        onChange={(event) => onChange({ personId: event.currentTarget.value })}
      />
      <NativeSelect
        label={t`Kind`}
        data={[
          { value: '', label: t`All kinds` },
          ...KINDS.map((value) => ({ value, label: AUDIT_KINDS[value] })),
        ]}
        value={filter.kind ?? ''}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t`First day`}
        value={filter.from ?? ''}
        max={filter.to ?? '9999-12-31'}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t`Last day`}
        value={filter.to ?? ''}
        min={filter.from ?? undefined}
        max="9999-12-31"
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </div>
  );
}

/** People to choose from: those of the account, and others who did what is listed, such as clients. */
function usePeopleOf(entries: readonly AuditEntry[] = []): { value: string; label: string }[] {
  const members = useAuditPeople().data?.members ?? [];
  const found = new Map(members.map(({ userId, fullName, email }) => [userId, fullName || email]));
  for (const entry of entries)
    if (entry.who.id && !found.has(entry.who.id)) found.set(entry.who.id, nameOfDoer(entry));
  return [...found].map(([value, label]) => ({ value, label }));
}

function Empty({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll(): void }) {
  if (!isFiltered)
    return (
      <EmptyState
        title={t`Nothing recorded yet`}
        text={t`What people do in this account will appear here.`}
      />
    );
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={t`No results for this filter`}
      action={
        <Button variant="default" mt={8} onClick={onShowAll}>
          {t`Show all`}
        </Button>
      }
    />
  );
}

const COLUMNS: readonly TableColumn<AuditEntry>[] = [
  { id: 'what', title: t`What`, cell: (entry) => <What entry={entry} /> },
  { id: 'who', title: t`Who`, cell: (entry) => <Who entry={entry} /> },
  { id: 'where', title: t`From where`, cell: (entry) => <Where entry={entry} /> },
];

/** What was done, which opens the submission that it was done to, and when. */
function What({ entry }: { entry: AuditEntry }) {
  const { at, form, submissionId } = entry;
  const sentence = sentenceOf(entry);
  const details = detailsOf(entry);
  return (
    <div className={classes['what']}>
      {form && form.title !== null && submissionId ? (
        <Anchor component={Link} size="sm" to={`/forms/${form.id}/responses?submission=${submissionId}`}>
          {sentence}
        </Anchor>
      ) : (
        sentence
      )}
      {details ? (
        <Text size="xs" dir="auto">
          {details}
        </Text>
      ) : null}
      <Text size="xs" c="dimmed" className="tabular">
        {formatMoment(at)}
      </Text>
    </div>
  );
}

function Who({ entry }: { entry: AuditEntry }) {
  const { kind, name, email } = entry.who;
  return (
    <>
      <bdi>{nameOfDoer(entry)}</bdi>
      {name && email ? (
        <Text size="xs" c="dimmed" component="div">
          <EmailText>{email}</EmailText>
        </Text>
      ) : null}
      {kind === 'client' ? (
        <Text size="xs" c="dimmed">
          {t`Client`}
        </Text>
      ) : null}
    </>
  );
}

function Where({ entry: { source, userAgent } }: { entry: AuditEntry }) {
  // An element, because an empty cell would show a dash.
  if (source === null && userAgent === null) return <span>{t`A job of the platform`}</span>;
  return (
    <>
      {userAgentName(userAgent)}
      {source ? (
        <Text size="xs" c="dimmed" dir="ltr" className={classes['source'] ?? ''}>
          {source}
        </Text>
      ) : null}
    </>
  );
}
