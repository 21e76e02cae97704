import { t } from '@lingui/core/macro';
import { CloseButton, TextInput } from '@mantine/core';
import IconSearch from '~icons/search';
import classes from './searchField.module.css';
import type { SearchText } from '../lib/useSearchText.ts';

/** Longest text the server accepts. */
const MAX_LENGTH = 200;

/**
 * A search box for a list; the list follows after a pause in typing, at Enter, and when the box loses the
 * focus.
 */
export function SearchField({
  label,
  search: { ref, initial, onType, flush, onLeave, clear },
  className = '',
  onResults,
}: {
  label: string;
  search: SearchText;
  className?: string | undefined;
  /** Goes on to the first hit, by Enter or the arrow down; Escape then leaves the box with its text. */
  onResults?: () => void;
}) {
  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={label}
      className={`${classes['field']} ${className}`}
      defaultValue={initial}
      maxLength={MAX_LENGTH}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        <CloseButton
          size="sm"
          aria-label={t`Clear search`}
          className={classes['clear'] ?? ''}
          onClick={clear}
        />
      }
      onInput={onType}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush();
        if (!onResults || event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') {
          // Not the browser's own answer, which empties the box.
          event.preventDefault();
          event.currentTarget.blur();
        } else if (event.key === 'Enter' || event.key === 'ArrowDown') {
          event.preventDefault();
          flush();
          onResults();
        }
      }}
    />
  );
}
