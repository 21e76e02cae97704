import { t } from '@lingui/core/macro';
import { Combobox, Text, Textarea, useCombobox } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Mention } from '@inlay/api/contract';
import { MAX_COMMENT_LENGTH } from '@inlay/sdk/model';
import { mentionAt, peopleFor, type TypedMention } from './mentionAt.ts';

/** People offered at once. */
const MAX_OFFERED = 6;

interface MentionTextareaProps {
  label: string;
  placeholder: string;
  value: string;
  people: readonly Mention[];
  error: ReactNode;
  isFocused?: boolean;
  onChange(text: string): void;
  /** Control or Command with Enter. */
  onSend(): void;
}

/** A text in which an @ offers people: arrow keys and Enter choose, Escape closes the list. */
export function MentionTextarea(props: MentionTextareaProps) {
  const { label, placeholder, value, people, error, isFocused = false, onChange, onSend } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const list = useCombobox();
  const offered = typed ? peopleFor(people, typed).slice(0, MAX_OFFERED) : [];
  const isOpen = offered.length > 0;

  const look = ({ value: text, selectionStart }: HTMLTextAreaElement): void => {
    const next = mentionAt(text, selectionStart);
    setTyped(next);
    if (next) list.openDropdown();
    list.selectFirstOption();
  };
  const choose = (id: string): void => {
    const person = people.find((one) => one.id === id);
    if (!typed || !person) return;
    const [before, after] = [value.slice(0, typed.start), value.slice(typed.start + 1 + typed.sought.length)];
    const named = `${before}@${person.name} `;
    flushSync(() => {
      onChange(named + after.replace(/^ /, ''));
      setTyped(null);
    });
    box.current?.setSelectionRange(named.length, named.length);
  };
  return (
    <Combobox store={{ ...list, dropdownOpened: isOpen }} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withKeyboardNavigation={isOpen} withAriaAttributes={isOpen}>
        <Textarea
          ref={box}
          aria-label={label}
          placeholder={placeholder}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={MAX_COMMENT_LENGTH}
          autoFocus={isFocused}
          dir="auto"
          value={value}
          error={error}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            look(event.currentTarget);
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) {
              event.stopPropagation();
              setTyped(null);
            }
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={t`People to mention`}>
          {offered.map(({ kind, id, name }) => (
            <Combobox.Option key={id} value={id}>
              <bdi>{name}</bdi>
              {kind === 'client' ? (
                <Text span size="xs" c="dimmed" ms={8}>
                  {t`Client`}
                </Text>
              ) : null}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
