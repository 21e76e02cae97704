import { plural, t } from '@lingui/core/macro';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { PLANNED_TEXTS } from '@inlay/sdk/model';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { likelyLanguages } from '../canvas/likelyLanguages.ts';
import { fieldsOfProposals, readProposals, titleOfProposals } from '../questions/readFields.ts';
import { definitionOf, type Pasted } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { changeProposals, keysOf, type ChosenTypes } from './changeProposals.ts';
import classes from './paste.module.css';
import { Proposals } from './Proposals.tsx';
import { textOfClipboard } from './textOfClipboard.ts';

/** Longest text that is read, in characters: some thousand lines. */
const MAX_TEXT = 100_000;

interface PasteListProps {
  builder: BuilderCore;
  pasted: Pasted;
  /** Called with every change of the text. */
  onText(text: string): void;
  /** @param isUsed fields were made of the text */
  onClose(isUsed: boolean): void;
}

/** Returns the pasted text, with what was typed around it as lines of their own. */
const textOfPasted = ({ before = '', after = '', ...clipboard }: Pasted): string =>
  [before, textOfClipboard(clipboard), after].filter((part) => part.trim() !== '').join('\n');

/** The pasted text, and the fields made of it. */
export function PasteList({ builder, pasted, onText, onClose }: PasteListProps) {
  const [text, setText] = useState(() => textOfPasted(pasted).slice(0, MAX_TEXT));
  const [chosen, setChosen] = useState<ChosenTypes>(new Map());
  const read = useDeferredValue(text);
  const definition = definitionOf(builder.get());
  const { proposals, language } = useMemo(() => {
    const likely = likelyLanguages(definition, read);
    const isUntitled = definition.title.trim() === '';
    return { proposals: readProposals(read, { likely, isUntitled }), language: likely[0] ?? 'en' };
  }, [definition, read]);
  const { yes, no } = PLANNED_TEXTS[language];
  const shown = changeProposals(proposals, chosen, [yes, no]);
  const kept = shown.filter(({ isLeftOut }) => !isLeftOut);
  const count = kept.filter(({ type }) => type !== 'title').length;
  useEffect(() => onText(text), [onText, text]);
  // A pasted list can be added at once, by Enter; without one it is written here.
  const [isWritten] = useState(text === '');
  const first = useRef<HTMLButtonElement & HTMLTextAreaElement>(null);
  // The dialog puts the keyboard there only if this was loaded before.
  useEffect(() => first.current?.focus(), []);
  const firstProps = { ref: first, 'data-autofocus': true };

  const insert = (): void => {
    const fields = fieldsOfProposals(kept);
    builder.compose(null);
    const reason = builder.paste(fields, pasted.gap, titleOfProposals(kept) ?? undefined);
    onClose(true);
    if (reason !== '') toastSuccess(reason, t`Pasted`);
  };

  return (
    <Stack gap={16}>
      <div className={classes['columns']}>
        <Textarea
          {...(isWritten && firstProps)}
          label={t`Questions, one on each line`}
          description={t`Put options below their question, as a list. Your text stays in this browser.`}
          autosize
          minRows={10}
          maxRows={18}
          maxLength={MAX_TEXT}
          value={text}
          dir="auto"
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            const html = event.clipboardData.getData('text/html');
            const plain = event.clipboardData.getData('text/plain');
            const words = textOfClipboard({ text: plain, html });
            if (words === plain) return;
            event.preventDefault();
            const { selectionStart: start, selectionEnd: end } = event.currentTarget;
            setText((before) => (before.slice(0, start) + words + before.slice(end)).slice(0, MAX_TEXT));
          }}
        />
        <section aria-label={t`Fields`} className={classes['found']}>
          {proposals.length === 0 ? (
            <Text size="sm" c="dimmed">{t`The fields will appear here.`}</Text>
          ) : (
            <>
              <Text size="xs" c="dimmed" className={classes['hint'] ?? ''}>
                {t`Underlined types are a guess. ← and → change one, Delete leaves it out.`}
              </Text>
              <Proposals
                read={proposals}
                shown={shown}
                onChange={(index, type) =>
                  setChosen(new Map(chosen).set(keysOf(proposals)[index] ?? '', type))
                }
              />
            </>
          )}
        </section>
      </div>
      <DialogFoot>
        <Button variant="default" onClick={() => onClose(false)}>
          {t`Cancel`}
        </Button>
        <Button {...(!isWritten && firstProps)} disabled={kept.length === 0} onClick={insert}>
          {count === 0 ? t`Add fields` : plural(count, { one: 'Add # field', other: 'Add # fields' })}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
