import { t } from '@lingui/core/macro';
import {
  describeCondition,
  labelsOf,
  listGone,
  type Expression,
  type FormDefinition,
} from '@inlay/sdk/model';
import { inWords } from './inWords.ts';

interface ConditionTextProps {
  form: FormDefinition;
  condition: Expression;
}

/** A condition as a sentence, or that it asks for what the form no longer has. */
export function ConditionText({ form, condition }: ConditionTextProps) {
  if (listGone(form, condition).length > 0)
    return t`Never: the condition asks for a question that no longer exists.`;
  return t`Only when ${inWords(describeCondition(condition, labelsOf(form)))}`;
}
