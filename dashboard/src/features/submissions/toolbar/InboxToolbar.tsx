import { t } from '@lingui/core/macro';
import { ActionIcon, Group, Popover, Select, Stack, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconBaselineDensityMedium from '~icons/baseline-density-medium';
import IconDots from '~icons/dots';
import IconKeyboard from '~icons/keyboard';
import { useState, type ReactNode } from 'react';
import { SearchField } from '../../../components/SearchField.tsx';
import { closeByEscape } from '../../../lib/closeByEscape.ts';
import type { SearchText } from '../../../lib/useSearchText.ts';
import type { InboxLayout } from '../../../domain/submissions/inboxLayout.ts';
import { useInboxForms, useInboxForm } from '../api/submissions.ts';
import type { InboxDensity } from '../list/density.ts';
import type { InboxQuery } from '../inbox/inboxQuery.ts';
import type { InboxAddress } from '../inbox/useInboxAddress.ts';
import type { InboxTableState } from '../list/useInboxTable.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import classes from './toolbar.module.css';
import type { Filterable } from '../filters/conditions.ts';

const SORTS = [
  { value: 'newest', label: t`Newest first` },
  { value: 'oldest', label: t`Oldest first` },
];

interface InboxToolbarProps {
  address: InboxAddress;
  search: SearchText;
  /** Puts the keyboard on the first hit. */
  onResults(): void;
  view: InboxLayout;
  onView(view: InboxLayout): void;
  density: InboxDensity;
  onDensity(density: InboxDensity): void;
  /** Questions of the form; empty for all forms. */
  fields: readonly Filterable[];
  table: InboxTableState;
  onHelp(): void;
}

/** Search, filters, order and view, in one row above the submissions. */
export function InboxToolbar(props: InboxToolbarProps) {
  const { address, search, onResults, view, onView, density, onDensity, fields, table, onHelp } = props;
  const { query, change } = address;
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const order = (
    <Select
      aria-label={t`Order`}
      w={144}
      allowDeselect={false}
      data={SORTS}
      value={query.sort}
      comboboxProps={{ withinPortal: !isPhone }}
      onChange={(sort) => change({ sort: (sort ?? 'newest') as InboxQuery['sort'] })}
    />
  );
  const views = (
    <ViewSwitch view={view} isOneForm={query.formId !== null} isWhole={isPhone} onView={onView} />
  );
  return (
    <div className={classes['toolbar']}>
      <SearchField
        label={t`Search submissions`}
        search={search}
        className={classes['search']}
        onResults={onResults}
      />
      {query.inBrowser ? (
        <FormSelect
          formId={query.formId}
          onChange={(formId) =>
            change({ formId, conditions: [], tag: null, status: null, assignee: null, openId: null })
          }
        />
      ) : null}
      <FilterMenu query={query} fields={fields} onChange={(changes) => change(changes, true)} />
      {isPhone ? null : order}
      {isPhone ? (
        <MoreMenu>
          {order}
          {views}
        </MoreMenu>
      ) : null}
      <Group gap={4} ms="auto" wrap="nowrap" className={classes['layouts'] ?? ''}>
        {(view === 'table' || view === 'list') && query.formId ? <ColumnMenu table={table} /> : null}
        {view === 'list' ? <DensitySwitch density={density} onChange={onDensity} /> : null}
        {isPhone ? null : views}
        <Tooltip label={t`Keyboard shortcuts (?)`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={classes['help'] ?? ''}
            aria-label={t`Keyboard shortcuts`}
            onClick={onHelp}
          >
            <IconKeyboard size={20} />
          </ActionIcon>
        </Tooltip>
      </Group>
    </div>
  );
}

/** Actions that do not fit beside the search on a phone. */
function MoreMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      closeOnEscape={false}
      width={280}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t`More`} onClick={() => setOpen(!isOpen)}>
          <IconDots size={20} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`More`} onKeyDown={closeByEscape(() => setOpen(false))}>
        <Stack gap={12}>{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Rows closer together, or with more room. */
function DensitySwitch(props: { density: InboxDensity; onChange(density: InboxDensity): void }) {
  const { density, onChange } = props;
  const isRoomy = density === 'comfortable';
  return (
    <Tooltip label={t`Comfortable rows`}>
      <ActionIcon
        variant={isRoomy ? 'light' : 'subtle'}
        color="gray"
        size="lg"
        className={classes['density'] ?? ''}
        aria-label={t`Comfortable rows`}
        aria-pressed={isRoomy}
        onClick={() => onChange(isRoomy ? 'compact' : 'comfortable')}
      >
        <IconBaselineDensityMedium size={20} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Chooses all forms or one; assigned ones are marked as read-only (D-107). */
function FormSelect(props: { formId: string | null; onChange(formId: string | null): void }) {
  const { formId, onChange } = props;
  const forms = useInboxForms();
  const opened = useInboxForm(formId);
  const choices = (forms.data?.forms ?? []).map(({ id, title, isReadOnly }) => ({
    value: id,
    label: isReadOnly ? t`${title} (Read Only)` : title,
  }));
  // An administrator opens forms of other accounts by their id.
  const isListed = !formId || choices.some(({ value }) => value === formId);
  const other = !isListed && opened.data ? [{ value: formId, label: opened.data.title }] : [];
  return (
    <Select
      aria-label={t`Form`}
      className={classes['formSelect'] ?? ''}
      searchable
      allowDeselect={false}
      placeholder={opened.isLoadingError ? t`Form couldn’t be loaded` : t`Loading…`}
      nothingFoundMessage={forms.isLoadingError ? t`Forms couldn’t be loaded` : t`No matching forms`}
      data={[{ value: '', label: t`All Forms` }, ...choices, ...other]}
      value={formId ?? ''}
      onChange={(value) => onChange(value || null)}
    />
  );
}
