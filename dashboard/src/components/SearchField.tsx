import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { UrlSearch } from './useUrlSearch.ts';

/** What the server takes at most. */
const MAX_LENGTH = 200;

/** A field to search a list with; the list follows what is typed. */
export function SearchField({
  label,
  search: { ref, text, setText, clear },
  className = '',
}: {
  label: string;
  search: UrlSearch;
  className?: string | undefined;
}) {
  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={label}
      className={className}
      value={text}
      maxLength={MAX_LENGTH}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      rightSection={text ? <CloseButton size="sm" aria-label="Clear search" onClick={clear} /> : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
