import { t } from '@lingui/core/macro';
import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { DescribedFinding, Expression } from '@inlay/sdk/model';
import { FindingList } from './FindingList.tsx';
import { FormulaInput } from './FormulaInput.tsx';
import { GroupEditor } from './GroupEditor.tsx';
import classes from './logic.module.css';
import { RuleContextProvider, type RuleContext } from './ruleContext.ts';
import { readSentence, writeSentence } from './sentence.ts';

interface ConditionFieldsProps {
  /** What the condition decides: “Show when”. */
  title: string;
  condition: Expression | undefined;
  /** What the condition can read. */
  context: RuleContext;
  /** The condition as a whole sentence; empty without one. */
  words: string;
  findings: readonly DescribedFinding[];
  onChange(condition: Expression | undefined): void;
  /** Text of the button that removes the condition; absent where there is always one. */
  remove?: string;
}

/** A condition as a sentence or, where somebody prefers that or no sentence says it, as a formula. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { title, condition, context, words, findings, onChange, remove } = props;
  const [isFormula, setFormula] = useState(false);
  return (
    <RuleContextProvider value={context}>
      <Fieldset
        legend={title}
        variant="unstyled"
        classNames={{ root: classes['rule'] ?? '', legend: classes['legend'] ?? '' }}
      >
        <Stack gap={8}>
          {isFormula && condition ? (
            <FormulaInput label={t`As a formula`} expression={condition} wants="yesno" onChange={onChange} />
          ) : (
            <GroupEditor
              group={readSentence(condition, context.typeOf)}
              lead={t`When`}
              onChange={(group) => onChange(writeSentence(group))}
            />
          )}
          {condition ? <p className={classes['words']}>{words}</p> : null}
          <FindingList findings={findings} />
          {condition ? (
            <Group gap={4}>
              <Button size="xs" variant="subtle" color="gray" onClick={() => setFormula(!isFormula)}>
                {isFormula ? t`Edit as a sentence` : t`Edit as a formula`}
              </Button>
              {remove === undefined ? null : (
                <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(undefined)}>
                  {remove}
                </Button>
              )}
            </Group>
          ) : null}
        </Stack>
      </Fieldset>
    </RuleContextProvider>
  );
}
