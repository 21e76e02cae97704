import { t } from '@lingui/core/macro';
import { Button, Checkbox, Group, Indicator, Popover, Select, Stack, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '@inlay/sdk/model';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useTags } from '../api/annotations.ts';
import { AnswerFilter } from './AnswerFilter.tsx';
import { countFilters, withoutFilters, type InboxQuery } from '../inboxQuery.ts';

interface FilterMenuProps {
  query: InboxQuery;
  /** Questions of the form; empty for all forms. */
  fields: readonly Field[];
  onChange(changes: Partial<InboxQuery>): void;
}

const READ = [
  { value: 'unread', label: t`Unread` },
  { value: 'read', label: t`Read` },
];

/** Dates, marks, tags and answers to filter by. */
export function FilterMenu({ query, fields, onChange }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const tags = useTags(query.formId);
  const count = countFilters(query);
  return (
    <Indicator label={count} size={16} disabled={count === 0}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        width={320}
        position="bottom-start"
        trapFocus
        returnFocus
        shadow="md"
      >
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconFilter size={16} stroke={1.75} aria-hidden="true" />}
            aria-label={count > 0 ? t`Filters, ${count} in use` : t`Filters`}
            onClick={() => setOpen(!isOpen)}
          >
            {t`Filters`}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t`Filters`}>
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
            <Select
              label={t`Read`}
              placeholder={t`Read and unread`}
              clearable
              clearButtonProps={{ 'aria-label': t`Clear read filter` }}
              data={READ}
              value={query.read}
              comboboxProps={{ withinPortal: false }}
              onChange={(read) => onChange({ read: read as InboxQuery['read'] })}
            />
            {tags.isLoadingError ? (
              <LoadFailure title={t`Failed to load tags`} error={tags.error} onRetry={() => tags.refetch()} />
            ) : (
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
            )}
            <Checkbox
              label={t`Starred only`}
              checked={query.isStarred}
              onChange={(event) => onChange({ isStarred: event.currentTarget.checked })}
            />
            {fields.length > 0 ? (
              <AnswerFilter
                key={JSON.stringify(query.answer)}
                answer={query.answer}
                fields={fields}
                onChange={(answer) => onChange({ answer })}
              />
            ) : null}
            <Group justify="flex-end">
              <Button
                size="xs"
                variant="subtle"
                onClick={() => {
                  onChange({ ...withoutFilters(query), search: query.search });
                  setOpen(false);
                }}
              >
                {t`Clear Filters`}
              </Button>
            </Group>
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  );
}
