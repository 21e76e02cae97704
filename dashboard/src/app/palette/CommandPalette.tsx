import { plural, t } from '@lingui/core/macro';
import { Kbd, Loader, Modal, TextInput, VisuallyHidden } from '@mantine/core';
import IconSearch from '~icons/search';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { ENTRY_KINDS, type PaletteEntry } from './findEntries.ts';
import classes from './palette.module.css';
import { usePaletteEntries } from './usePaletteEntries.ts';

const KIND_LABELS = {
  form: t`Forms`,
  setting: t`Settings`,
  action: t`Actions`,
  place: t`Go to`,
  client: t`Clients`,
  answer: t`Answers`,
} as const;

/** Search over everything a person can go to or do (SHELL-048): forms, answers, clients, actions, screens. */
export function CommandPalette({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<VisuallyHidden>{t`Search or jump to`}</VisuallyHidden>}
      withCloseButton={false}
      padding={0}
      size={640}
      // Its box stays where it is, however much is found.
      centered={false}
      yOffset="12vh"
      classNames={{ header: classes['header'] ?? '' }}
    >
      <PaletteBox onClose={onClose} />
    </Modal>
  );
}

/** The box and its list: the caret stays in the box, arrows move through the list (ARIA combobox). */
function PaletteBox({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { entries, isLooking } = usePaletteEntries(typed);
  const navigate = useNavigate();
  const id = useId();
  const chosen = Math.min(active, entries.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;

  const go = (entry: PaletteEntry): void => {
    onClose();
    if (typeof entry.go === 'string') void navigate(entry.go);
    else entry.go();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const entry = entries[chosen];
    if (event.nativeEvent.isComposing || !entry) return;
    if (event.key === 'ArrowDown') setActive((chosen + 1) % entries.length);
    else if (event.key === 'ArrowUp') setActive((chosen - 1 + entries.length) % entries.length);
    else if (event.key === 'Enter') go(entry);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        size="md"
        variant="unstyled"
        className={classes['box'] ?? ''}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={isLooking ? <Loader size={16} /> : null}
        placeholder={t`Search forms, answers and screens`}
        aria-label={t`Search or jump to`}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        {...(entries.length > 0 && { 'aria-activedescendant': optionId(chosen) })}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t`Results`} className={classes['list']}>
        {ENTRY_KINDS.map((kind) => {
          const own = entries.flatMap((entry, index) => (entry.kind === kind ? [{ entry, index }] : []));
          if (own.length === 0) return null;
          return (
            <div key={kind} role="group" aria-label={KIND_LABELS[kind]}>
              <div className={classes['kind']} aria-hidden="true">
                {KIND_LABELS[kind]}
              </div>
              {own.map(({ entry, index }) => (
                <Option
                  key={entry.id}
                  id={optionId(index)}
                  entry={entry}
                  isActive={index === chosen}
                  onGo={() => go(entry)}
                />
              ))}
            </div>
          );
        })}
      </div>
      <div className={classes['foot']}>
        <span role="status">
          {entries.length === 0 && !isLooking
            ? t`Nothing found. Search for other words.`
            : plural(entries.length, { one: '# result', other: '# results' })}
        </span>
        <span className={classes['keys']} aria-hidden="true">
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>↵</Kbd> <Kbd>{t`Esc`}</Kbd>
        </span>
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onGo(): void;
}

function Option({ id, entry, isActive, onGo }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the keys of the list
    <div
      id={id}
      ref={(option) => {
        if (isActive) option?.scrollIntoView({ block: 'nearest' });
      }}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes['option']}
      // The caret stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onGo}
    >
      {entry.picture ? (
        <img src={entry.picture} alt="" width={20} height={20} className={classes['picture']} />
      ) : null}
      <span className={classes['words']}>
        <bdi className={classes['label']}>{entry.label}</bdi>
        {entry.excerpt ? <bdi className={classes['excerpt']}>{entry.excerpt}</bdi> : null}
      </span>
      {entry.detail ? (
        <span className={classes['detail']} dir="auto">
          {entry.detail}
        </span>
      ) : null}
    </div>
  );
}
