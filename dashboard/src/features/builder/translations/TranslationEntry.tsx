import { t } from '@lingui/core/macro';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { memo, useId, type KeyboardEvent } from 'react';
import {
  directionOf,
  MAX_OWNER_TEXT_LENGTH,
  namesIn,
  type Language,
  type TranslationRow,
} from '@inlay/sdk/model';
import { definitionOf } from '../store/builderStore.ts';
import { useTyped } from '../store/useTyped.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { findOriginal } from './findOriginal.ts';
import { Original } from './Original.tsx';
import { nameOfPart, nameOfText } from './textName.ts';
import { translateTexts, wordsOf } from './translateTexts.ts';
import classes from './translations.module.css';

interface TranslationEntryProps {
  builder: BuilderCore;
  row: TranslationRow;
  /** Language of the original. */
  own: Language;
  language: Language;
  /** Goes to the next text that needs somebody. */
  onNext(key: string): void;
}

/** One text beside its translation; renders when one of the two changes. */
export const TranslationEntry = memo(function TranslationEntry(props: TranslationEntryProps) {
  const { builder, own, language, onNext } = props;
  const { key, text, kind, words, state, of, fault } = props.row;
  const originalId = useId();
  const typed = useTyped<HTMLTextAreaElement>(
    builder,
    () => wordsOf(builder, language, key),
    (next) => translateTexts(builder, language, { [key]: next }),
  );
  const nameOf = (id: string): string => nameOfPart(definitionOf(builder.get()), id);
  const given = new Set(namesIn(words));
  const names = [...new Set(namesIn(text))].filter((id) => !given.has(id));
  const insert = (id: string): void => {
    const space = words === '' || words.endsWith(' ') ? '' : ' ';
    translateTexts(builder, language, { [key]: `${words}${space}{{${id}}}` });
    typed.ref.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const leaves = kind !== 'rich' || event.ctrlKey || event.metaKey;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !leaves) return;
    event.preventDefault();
    onNext(key);
  };
  return (
    <div className={classes['entry']} data-state={state}>
      <div>
        <Text size="xs" c="dimmed">
          {nameOfText(props.row)}
        </Text>
        <div id={originalId} className={classes['original']} lang={own} dir={directionOf(own)}>
          <Original text={text} kind={kind} nameOf={nameOf} />
        </div>
      </div>
      <div>
        <Textarea
          {...typed}
          aria-label={`${nameOf(key.includes('.') ? key.split('.')[0]! : '')}: ${nameOfText(props.row)}`}
          aria-describedby={originalId}
          data-translation={key}
          lang={language}
          attributes={{ input: { dir: directionOf(language) } }}
          autosize
          minRows={kind === 'rich' ? 2 : 1}
          maxLength={MAX_OWNER_TEXT_LENGTH}
          error={fault === null ? null : faultWords(fault, nameOf)}
          onKeyDown={onKeyDown}
        />
        <Group gap={4} mt={4}>
          {names.map((id) => {
            const name = nameOf(id);
            return (
              <Button key={id} size="compact-xs" variant="default" onClick={() => insert(id)}>
                {t`Insert @${name}`}
              </Button>
            );
          })}
        </Group>
        {state === 'stale' && of !== null ? (
          <Stale builder={builder} language={language} textKey={key} of={of} words={words} own={own} />
        ) : null}
      </div>
    </div>
  );
}, isSame);

/** Rows are listed anew with each change of the form; most say the same. */
function isSame(before: TranslationEntryProps, now: TranslationEntryProps): boolean {
  const [one, other] = [before.row, now.row];
  return (
    before.language === now.language &&
    before.own === now.own &&
    before.onNext === now.onNext &&
    one.key === other.key &&
    one.text === other.text &&
    one.words === other.words &&
    one.state === other.state &&
    one.of === other.of &&
    one.fault === other.fault
  );
}

function faultWords(fault: string, nameOf: (id: string) => string): string {
  if (fault === '') return t`Choose a picture that you have uploaded.`;
  const name = nameOf(fault);
  return t`This names @${name}, which the original doesn’t.`;
}

interface StaleProps {
  builder: BuilderCore;
  language: Language;
  textKey: string;
  of: string;
  words: string;
  own: Language;
}

/** Says that the original has changed, and what it was where that is known. */
function Stale({ builder, language, textKey, of, words, own }: StaleProps) {
  const before = useBuilderState(builder, (state) => findOriginal(state, textKey, of));
  return (
    <Group gap={8} mt={4}>
      <Text size="sm">
        {before === null ? t`The original has changed since.` : t`The original has changed. It was:`}{' '}
        {before === null ? null : (
          <s lang={own} dir="auto">
            {before}
          </s>
        )}
      </Text>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => translateTexts(builder, language, { [textKey]: words })}
      >
        {t`Still right`}
      </Button>
    </Group>
  );
}
