import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import {
  describeRules,
  findRule,
  labelsOf,
  logicTree,
  type DescribedFinding,
  type FormDefinition,
  type RulePlace,
} from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';
import { useBuilderState } from '../useBuilder.ts';
import { changeRule } from './changeRule.ts';
import { ConditionFields } from '../../../domain/logic/ConditionFields.tsx';
import { FindingList } from '../../../domain/logic/FindingList.tsx';
import { FormulaInput } from '../../../domain/logic/FormulaInput.tsx';
import { createRuleContext, RuleContextProvider } from '../../../domain/logic/ruleContext.ts';
import { findingsOf, useSettledDefinition } from './useFindings.ts';

export interface RuleEditorProps {
  builder: BuilderStore;
  place: RulePlace;
  /** What the rule decides: “Show when”. */
  title: string;
}

const isAt = (one: RulePlace, other: RulePlace): boolean =>
  one.id === other.id && one.key === other.key && one.index === other.index;

/** Returns the rule at a place as a whole sentence; empty without one. */
export function ruleInWords(form: FormDefinition, place: RulePlace): string {
  const rule = describeRules(logicTree(form), labelsOf(form)).find((one) => isAt(one.place, place));
  return rule ? inWords(rule.description) : '';
}

/** The condition at a place of the form. */
export function RuleEditor({ builder, place, title }: RuleEditorProps) {
  const form = useSettledDefinition(builder);
  const rule = useBuilderState(builder, (state) => findRule(definitionOf(state), place));
  const { id, key, index } = place;
  const context = useMemo(
    () => createRuleContext(form, { id, key, ...(index !== undefined && { index }) }),
    [form, id, key, index],
  );
  const words = useMemo(
    () => (rule ? ruleInWords(form, { id, key, ...(index !== undefined && { index }) }) : ''),
    [form, rule, id, key, index],
  );
  return (
    <ConditionFields
      title={title}
      condition={rule}
      context={context}
      words={words}
      findings={findingsAt(form, place)}
      remove={t`Remove rule`}
      onChange={(expression) => changeRule(builder, place, expression)}
    />
  );
}

/** A formula whose result is an answer or a value. */
export function FormulaEditor({ builder, place, title }: RuleEditorProps) {
  const form = useSettledDefinition(builder);
  const rule = useBuilderState(builder, (state) => findRule(definitionOf(state), place));
  const { id, key } = place;
  const context = useMemo(() => createRuleContext(form, { id, key }), [form, id, key]);
  return (
    <RuleContextProvider value={context}>
      <FormulaInput
        label={title}
        expression={rule}
        onChange={(expression) => changeRule(builder, place, expression)}
      />
      <FindingList findings={findingsAt(form, place)} />
    </RuleContextProvider>
  );
}

/** Findings about the rule at a place. */
const findingsAt = (form: FormDefinition, place: RulePlace): readonly DescribedFinding[] =>
  findingsOf(form).filter(({ finding }) => isAt(finding.place, place));
