import { t } from '@lingui/core/macro';
import { Button, Fieldset, Group, Stack } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import { useMemo, useState } from 'react';
import {
  describeRules,
  findRule,
  labelsOf,
  logicTree,
  type FormDefinition,
  type RulePlace,
} from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';
import { useBuilderState } from '../useBuilder.ts';
import { changeRule } from './changeRule.ts';
import { FormulaInput } from '../../../domain/logic/FormulaInput.tsx';
import { GroupEditor } from '../../../domain/logic/GroupEditor.tsx';
import classes from '../../../domain/logic/logic.module.css';
import { createRuleContext, RuleContextProvider } from '../../../domain/logic/ruleContext.ts';
import { readSentence, writeSentence } from '../../../domain/logic/sentence.ts';
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

/** A condition as a sentence or, where somebody prefers that or no sentence says it, as a formula. */
export function RuleEditor({ builder, place, title }: RuleEditorProps) {
  const form = useSettledDefinition(builder);
  const rule = useBuilderState(builder, (state) => findRule(definitionOf(state), place));
  const [isFormula, setFormula] = useState(false);
  const { id, key, index } = place;
  const context = useMemo(
    () => createRuleContext(form, { id, key, ...(index !== undefined && { index }) }),
    [form, id, key, index],
  );
  const words = useMemo(
    () => (rule ? ruleInWords(form, { id, key, ...(index !== undefined && { index }) }) : ''),
    [form, rule, id, key, index],
  );
  const change = (expression: typeof rule): void => changeRule(builder, place, expression);
  return (
    <RuleContextProvider value={context}>
      <Fieldset
        legend={title}
        variant="unstyled"
        classNames={{ root: classes['rule'] ?? '', legend: classes['legend'] ?? '' }}
      >
        <Stack gap={8}>
          {isFormula && rule ? (
            <FormulaInput label={t`As a formula`} expression={rule} wants="yesno" onChange={change} />
          ) : (
            <GroupEditor
              group={readSentence(rule, context.typeOf)}
              lead={t`When`}
              onChange={(group) => change(writeSentence(group))}
            />
          )}
          {rule ? <p className={classes['words']}>{words}</p> : null}
          <Findings form={form} place={place} />
          {rule ? (
            <Group gap={4}>
              <Button size="xs" variant="subtle" color="gray" onClick={() => setFormula(!isFormula)}>
                {isFormula ? t`Edit as a sentence` : t`Edit as a formula`}
              </Button>
              <Button size="xs" variant="subtle" color="gray" onClick={() => change(undefined)}>
                {t`Remove rule`}
              </Button>
            </Group>
          ) : null}
        </Stack>
      </Fieldset>
    </RuleContextProvider>
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
      <Findings form={form} place={place} />
    </RuleContextProvider>
  );
}

/** Findings about the rule at a place. */
function Findings({ form, place }: { form: FormDefinition; place: RulePlace }) {
  const findings = findingsOf(form).filter(({ finding }) => isAt(finding.place, place));
  return findings.map(({ description, finding: { code, path } }) => (
    <p key={`${code} ${path.join('.')}`} className={classes['finding']}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{inWords(description)}</span>
    </p>
  ));
}
