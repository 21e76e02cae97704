import { plural, t } from '@lingui/core/macro';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useDeferredValue, useMemo, useState } from 'react';
import type { FieldType } from '@inlay/sdk/model';
import { toastSuccess } from '../../../lib/toasts.tsx';
import type { BuilderCore } from '../useBuilder.ts';
import classes from './paste.module.css';
import { Proposals } from './Proposals.tsx';
import { fieldsOfProposals, readProposals, type Proposal, type ShownProposal } from './readFields.ts';

/** Longest text that is read, in characters: some thousand lines. */
const MAX_TEXT = 100_000;

interface PasteListProps {
  builder: BuilderCore;
  pasted: string;
  onClose(): void;
}

/** The pasted text, and the fields made of it. */
export function PasteList({ builder, pasted, onClose }: PasteListProps) {
  const [text, setText] = useState(pasted.slice(0, MAX_TEXT));
  const read = useDeferredValue(text);
  const [changes, setChanges] = useState<ReadonlyMap<string, FieldType | null>>(new Map());
  const proposals = useMemo(() => withChanges(readProposals(read), changes), [read, changes]);
  const count = proposals.filter(({ isLeftOut }) => !isLeftOut).length;

  const insert = (): void => {
    const fields = fieldsOfProposals(proposals.filter(({ isLeftOut }) => !isLeftOut));
    const reason = builder.paste(fields);
    onClose();
    if (reason !== '') toastSuccess(reason, t`Pasted`);
  };

  return (
    <Stack gap={16}>
      <div className={classes['columns']}>
        <Textarea
          label={t`Questions, one on each line`}
          description={t`Put options below their question, as a list. Your text stays in this browser.`}
          autosize
          minRows={10}
          maxRows={18}
          maxLength={MAX_TEXT}
          value={text}
          data-autofocus
          dir="auto"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <section aria-label={t`Fields`} className={classes['found']}>
          {proposals.length === 0 ? (
            <Text size="sm" c="dimmed">{t`The fields will appear here.`}</Text>
          ) : (
            <Proposals
              proposals={proposals}
              onChange={(label, type) => setChanges(new Map(changes).set(label, type))}
            />
          )}
        </section>
      </div>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button disabled={count === 0} onClick={insert}>
          {count === 0 ? t`Add fields` : plural(count, { one: 'Add # field', other: 'Add # fields' })}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/** Keeps a choice with its label, so that typing elsewhere does not undo it. */
const withChanges = (
  proposals: readonly Proposal[],
  changes: ReadonlyMap<string, FieldType | null>,
): ShownProposal[] =>
  proposals.map((proposal) => {
    const type = changes.get(proposal.label);
    return { ...proposal, type: type ?? proposal.type, isLeftOut: type === null };
  });
