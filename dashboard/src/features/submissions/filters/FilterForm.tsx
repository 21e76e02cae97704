import { t } from '@lingui/core/macro';
import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useTags } from '../api/annotations.ts';
import { MAX_CONDITIONS, withoutFilters, type InboxQuery } from '../inbox/inboxQuery.ts';
import { listStatuses, useWorkChoices } from '../work/workChoices.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import type { Filterable } from './conditions.ts';

const READ = [
  { value: 'unread', label: t`Unread` },
  { value: 'read', label: t`Read` },
];

export interface FilterFormProps {
  query: InboxQuery;
  /** Questions of the form; empty for all forms. */
  fields: readonly Filterable[];
  onChange(changes: Partial<InboxQuery>): void;
  onClose(): void;
}

/** Dates, marks, work, tags and answers to filter by. */
export function FilterForm({ query, fields, onChange, onClose }: FilterFormProps) {
  return (
    <Stack gap={12}>
      <Group grow gap={8}>
        <TextInput
          type="date"
          label={t`From`}
          value={query.from ?? ''}
          max={query.to ?? undefined}
          onChange={(event) => onChange({ from: event.currentTarget.value || null })}
        />
        <TextInput
          type="date"
          label={t`To`}
          value={query.to ?? ''}
          min={query.from ?? undefined}
          onChange={(event) => onChange({ to: event.currentTarget.value || null })}
        />
      </Group>
      <Work query={query} onChange={onChange} />
      <Group grow gap={8} align="flex-start">
        <Select
          label={t`Read`}
          placeholder={t`All`}
          clearable
          clearButtonProps={{ 'aria-label': t`Clear read filter` }}
          data={READ}
          value={query.read}
          comboboxProps={{ withinPortal: false }}
          onChange={(read) => onChange({ read: read as InboxQuery['read'] })}
        />
        <Tags query={query} onChange={onChange} />
      </Group>
      <Checkbox
        label={t`Starred only`}
        checked={query.isStarred}
        onChange={(event) => onChange({ isStarred: event.currentTarget.checked })}
      />
      {query.formId ? (
        <Checkbox
          label={t`Waiting list only`}
          checked={query.isWaiting}
          onChange={(event) => onChange({ isWaiting: event.currentTarget.checked })}
        />
      ) : null}
      {fields.length > 0 && query.conditions.length < MAX_CONDITIONS ? (
        <ConditionEditor
          fields={fields}
          onAdd={(condition) => onChange({ conditions: [...query.conditions, condition] })}
        />
      ) : null}
      <Group justify="flex-end">
        <Button
          size="xs"
          variant="subtle"
          onClick={() => {
            onChange({ ...withoutFilters(query), search: query.search });
            onClose();
          }}
        >
          {t`Clear Filters`}
        </Button>
      </Group>
    </Stack>
  );
}

type PartProps = Pick<FilterFormProps, 'query' | 'onChange'>;

function Work({ query, onChange }: PartProps) {
  const { data } = useWorkChoices(query.formId);
  const statuses = listStatuses(data?.statuses ?? []);
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Group grow gap={8}>
      <Select
        label={t`Status`}
        placeholder={t`Any status`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear status filter` }}
        data={statuses.map(({ key, label }) => ({ value: key, label }))}
        value={query.status}
        comboboxProps={{ withinPortal: false }}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label={t`Assigned to`}
        placeholder={t`Anybody`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear assignee filter` }}
        data={[{ value: 'none', label: t`Nobody` }, ...people]}
        value={query.assignee}
        comboboxProps={{ withinPortal: false }}
        onChange={(assignee) => onChange({ assignee })}
      />
    </Group>
  );
}

function Tags({ query, onChange }: PartProps) {
  const tags = useTags(query.formId);
  if (tags.isLoadingError)
    return <LoadFailure title={t`Failed to load tags`} error={tags.error} onRetry={() => tags.refetch()} />;
  return (
    <Select
      label={t`Tag`}
      placeholder={t`Any tag`}
      clearable
      searchable
      clearButtonProps={{ 'aria-label': t`Clear tag filter` }}
      nothingFoundMessage={tags.isPending ? t`Loading tags…` : t`No tags yet`}
      data={(tags.data?.tags ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={query.tag}
      comboboxProps={{ withinPortal: false }}
      onChange={(tag) => onChange({ tag })}
    />
  );
}
