import { t } from '@lingui/core/macro';
import { Button, Indicator, Popover, Skeleton } from '@mantine/core';
import IconFilter from '~icons/filter';
import { Suspense, useState } from 'react';
import { closeByEscape } from '../../../lib/closeByEscape.ts';
import { LazyFilterForm } from '../filters/LazyFilterForm.tsx';
import { countFilters, type InboxQuery } from '../inbox/inboxQuery.ts';
import type { Filterable } from '../filters/conditions.ts';

interface FilterMenuProps {
  query: InboxQuery;
  /** Questions of the form; empty for all forms. */
  fields: readonly Filterable[];
  onChange(changes: Partial<InboxQuery>): void;
}

/** Opens the filters, and counts those in use. */
export function FilterMenu({ query, fields, onChange }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(query);
  const close = (): void => setOpen(false);
  return (
    <Indicator label={count} size={16} disabled={count === 0}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        closeOnEscape={false}
        width={360}
        position="bottom-start"
        trapFocus
        returnFocus
        shadow="md"
      >
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconFilter size={16} aria-hidden="true" />}
            aria-label={count > 0 ? t`Filters, ${count} in use` : t`Filters`}
            onClick={() => setOpen(!isOpen)}
          >
            {t`Filters`}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t`Filters`} onKeyDown={closeByEscape(close)}>
          <Suspense fallback={<Skeleton height={280} />}>
            <LazyFilterForm query={query} fields={fields} onChange={onChange} onClose={close} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  );
}
