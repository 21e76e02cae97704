import { t } from '@lingui/core/macro';
import { describeCondition, labelsOf, readsOf, type Expression, type FormDefinition } from '@inlay/sdk/model';
import { elementOfPart } from '../canvas/focusPart.ts';
import { containerById, isPage, treeOf } from '../definition/tree.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { inWords } from './inWords.ts';
import classes from './ruleChips.module.css';
import { useSettledDefinition } from './useFindings.ts';

interface Chip {
  words: string;
  condition: Expression;
}

/** Conditions of a part and jumps from a page, in words on the canvas; pointing at one lights what decides it (F14). */
export function RuleChips({ builder, partId }: { builder: BuilderCore; partId: string }) {
  const form = useSettledDefinition(builder);
  return (
    <span className={classes['chips']}>
      {chipsOf(form, partId).map(({ words, condition }) => (
        <span
          key={words}
          className={classes['chip']}
          title={words}
          dir="auto"
          onPointerEnter={() => light(condition, true)}
          onPointerLeave={() => light(condition, false)}
        >
          {words}
        </span>
      ))}
    </span>
  );
}

function chipsOf(form: FormDefinition, partId: string): Chip[] {
  const labels = labelsOf(form);
  const say = (condition: Expression): string => inWords(describeCondition(condition, labels));
  const container = containerById(form, partId);
  const part = container ?? treeOf(form).fields.find(({ id }) => id === partId);
  const shown = part?.showIf ? [{ words: t`If ${say(part.showIf)}`, condition: part.showIf }] : [];
  const jumps = container && isPage(container) ? (container.next ?? []) : [];
  return [
    ...shown,
    ...jumps.map((jump) => ({
      words: t`To ${inWords(labels.item(jump.goTo))} if ${say(jump.if)}`,
      condition: jump.if,
    })),
  ];
}

/** Marks the questions on the canvas that a condition reads. */
function light(condition: Expression, isLit: boolean): void {
  for (const id of readsOf([condition]).fields) elementOfPart(id)?.toggleAttribute('data-lit', isLit);
}
