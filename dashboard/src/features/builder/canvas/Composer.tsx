import { plural, t } from '@lingui/core/macro';
import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MAX_LABEL_LENGTH, type Field, type FieldType } from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { findBlocks } from '../blocks.ts';
import { isFieldType, type Block } from '../definition/blocks.ts';
import { canAdd } from '../definition/editing.ts';
import { TAKES_LISTS } from '../definition/pastedList.ts';
import { rowBefore } from '../definition/rows.ts';
import type { Gap } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { fieldById } from '../store/fieldById.ts';
import type { TypedProposal } from '../questions/readFields.ts';
import { addNamed, addTyped } from './addByHand.ts';
import { focusPart } from './focusPart.ts';
import { useTypedQuestion } from './useTypedQuestion.ts';
import classes from './composer.module.css';

/** Splits the typed text into a question and the search for a block after a slash; `null` without a slash. */
function splitTyped(text: string): { label: string; query: string | null } {
  const slash = /(?:^|\s)\/(\S*)$/.exec(text);
  return slash
    ? { label: text.slice(0, slash.index).trim(), query: slash[1] ?? '' }
    : { label: text.trim(), query: null };
}

interface ComposerProps {
  builder: BuilderCore;
  gap: Gap;
}

/**
 * The line in which a question is typed before it is a field. Enter makes it a field and goes on below; a slash
 * opens the list of blocks; leaving the line keeps the typed text.
 */
export function Composer({ builder, gap }: ComposerProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [text, setText] = useState('');
  const { label, query } = splitTyped(text);
  const combobox = useCombobox();
  const blocks = query === null ? [] : findBlocks(query).filter((block) => isAllowed(builder, block.kind));
  const { guessed, addRead } = useTypedQuestion(builder, label);
  useLayoutEffect(() => input.current?.focus(), []);
  const count = blocks.length;
  const showList = useEffectEvent((found: number) => {
    if (found === 0) return combobox.closeDropdown();
    combobox.openDropdown();
    combobox.selectFirstOption();
  });
  // Another word starts at the first block again.
  useEffect(() => showList(query === null ? 0 : count), [count, query]);

  /** Makes the line a field or another part; with words it is named already. */
  const commit = (block: Block, words: string): void => {
    isDone.current = true;
    flushSync(() => addNamed(builder, block, words, gap));
  };
  /** Makes the line the field that its words ask for. */
  const commitTyped = (add: (type: FieldType, settings: Partial<Field>) => void): void =>
    addRead((type, settings) => {
      isDone.current = true;
      add(type, settings);
    });
  const leave = (to: string | null): void => {
    isDone.current = true;
    flushSync(() => builder.compose(null));
    focusPart(to);
  };
  const before = (): string | null => rowBefore(definitionOf(builder.get()), gap);

  /** Joins the typed text to the question before; false where there is none with a label of its own. */
  const join = (): boolean => {
    const field = fieldById(definitionOf(builder.get()), before() ?? '');
    if (!field || 'text' in field) return false;
    leave(field.id);
    joinWords(builder, field, text);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = input.current ?? {};
    if (event.key === 'Escape' && query !== null) setText(label);
    else if (count > 0 && /^(Enter|ArrowDown|ArrowUp)$/.test(event.key)) return; // The list answers it.
    else if (event.key === 'Enter' && label !== '')
      commitTyped((type, settings) => flushSync(() => addTyped(builder, type, settings, gap)));
    else if (event.key === 'Enter' || event.key === 'Escape') leave(before());
    else if (event.key === 'Backspace' && text === '') {
      const id = before();
      leave(id);
      if (id !== null) builder.startNaming(id);
    } else if (event.key === 'Backspace' && selectionStart === 0 && selectionEnd === 0) {
      if (!join()) return;
    } else if (event.key === 'ArrowUp' && text === '') leave(before());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div role="row" className={`form-embed-width-12 ${classes['composer'] ?? ''}`} data-no-drag>
      <div role="gridcell">
        <Combobox
          store={combobox}
          position="bottom-start"
          width={280}
          onOptionSubmit={(kind) => commit(kind as Block, label)}
        >
          <Combobox.Target withKeyboardNavigation={count > 0} withExpandedAttribute autoComplete="off">
            <input
              ref={input}
              className={classes['input']}
              value={text}
              maxLength={MAX_LABEL_LENGTH}
              {...TAKES_LISTS}
              aria-label={t`New question`}
              placeholder={t`Type a question, or / for all blocks`}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              onClick={(event) => event.stopPropagation()}
              onBlur={() => {
                // While a list is pasted, the line waits for what becomes of it.
                if (isDone.current || builder.get().pasted) return;
                if (label === '') return builder.compose(null);
                commitTyped((type, settings) => {
                  builder.add(type, gap, settings);
                  builder.compose(null);
                });
              }}
            />
          </Combobox.Target>
          <Combobox.Dropdown onClick={(event) => event.stopPropagation()}>
            <Combobox.Options mah={320} className={classes['options'] ?? ''} aria-label={t`Blocks`}>
              {blocks.map(({ kind, name, icon: BlockIcon }) => (
                <Combobox.Option key={kind} value={kind} className={classes['option'] ?? ''}>
                  <BlockIcon size={16} aria-hidden="true" /> {name}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
        <p className={classes['hint']} role="status" dir="auto">
          {query !== null
            ? plural(count, { 0: 'No block of this name', one: '# block', other: '# blocks' })
            : guessed
              ? hintOf(guessed)
              : ''}
        </p>
      </div>
    </div>
  );
}

/** Puts words behind a field's label, with the caret between. */
function joinWords(builder: BuilderCore, { id, label }: Field, words: string): void {
  builder.updateField(id, { label: `${label}${words}`.slice(0, MAX_LABEL_LENGTH) });
  flushSync(() => builder.startNaming(id));
  const editor = document.activeElement;
  if (editor instanceof HTMLTextAreaElement) editor.setSelectionRange(label.length, label.length);
}

/** Says what Enter makes of the words. */
function hintOf({ type, required, options }: TypedProposal): string {
  const name = [fieldTypeName(type), options.length > 0 && `(${options.join(', ')})`]
    .filter(Boolean)
    .join(' ');
  return required
    ? t`Enter adds it as ${name}, required. Type / to choose another.`
    : t`Enter adds it as ${name}. Type / to choose another.`;
}

const isAllowed = (builder: BuilderCore, kind: Block): boolean =>
  !isFieldType(kind) || canAdd(definitionOf(builder.get()), kind);
