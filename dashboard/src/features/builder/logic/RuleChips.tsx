import { t } from '@lingui/core/macro';
import IconCheck from '~icons/check';
import { describeCondition, labelsOf, readsOf, type Expression, type FormDefinition } from '@inlay/sdk/model';
import { elementOfPart } from '../canvas/focusPart.ts';
import { containerById, isPage, treeOf } from '../definition/tree.ts';
import { jumpKey } from '../try/takenRules.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { inWords } from '../../../domain/logic/inWords.ts';
import classes from './ruleChips.module.css';
import { useSettledDefinition } from './useFindings.ts';

interface Chip {
  /** Its name among the rules that are taken. */
  key: string;
  words: string;
  condition: Expression;
}

/**
 * Conditions of a part and jumps from a page, in words on the canvas. Pointing at one lights what decides it; while the
 * form is tried, each tells whether the answers bring it about (F14).
 */
export function RuleChips({ builder, partId }: { builder: BuilderCore; partId: string }) {
  const form = useSettledDefinition(builder);
  const taken = useBuilderState(builder, (state) => state.taken);
  return (
    <span className={classes['chips']}>
      {chipsOf(form, partId).map(({ key, words, condition }) => (
        <span
          key={words}
          className={classes['chip']}
          data-taken={taken?.has(key)}
          title={words}
          dir="auto"
          onPointerEnter={() => light(condition, true)}
          onPointerLeave={() => light(condition, false)}
        >
          {taken?.has(key) ? (
            <IconCheck size={12} role="img" aria-hidden="false" aria-label={t`Applies now:`} />
          ) : null}
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
  const shown = part?.showIf
    ? [{ key: partId, words: t`If ${say(part.showIf)}`, condition: part.showIf }]
    : [];
  const jumps = container && isPage(container) ? (container.next ?? []) : [];
  return [
    ...shown,
    ...jumps.map((jump, index) => ({
      key: jumpKey(partId, index),
      words: t`To ${inWords(labels.item(jump.goTo))} if ${say(jump.if)}`,
      condition: jump.if,
    })),
  ];
}

/** Marks the questions on the canvas that a condition reads. */
function light(condition: Expression, isLit: boolean): void {
  for (const id of readsOf([condition]).fields) elementOfPart(id)?.toggleAttribute('data-lit', isLit);
}
