import { t } from '@lingui/core/macro';
import { Button, Modal, Radio, Stack, Text } from '@mantine/core';
import { useMemo, useState, type FormEvent } from 'react';
import {
  checkCondition,
  describeCondition,
  OUTSIDE,
  type DescribedFinding,
  type Expression,
  type FormDefinition,
} from '@inlay/sdk/model';
import { BusyButton } from '../../components/BusyButton.tsx';
import { DialogFoot } from '../../components/DialogFoot.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { inWords } from './inWords.ts';
import { createRuleContext } from './ruleContext.ts';

export interface ConditionDialogProps {
  /** The form whose answers the condition is about. */
  form: FormDefinition;
  /** A question: when something happens. */
  title: string;
  /** What follows from a condition, in one sentence. */
  hint: string;
  /** Null = always. */
  condition: Expression | null;
  /** Whether there is always a condition. */
  isRequired?: boolean;
  save(condition: Expression | null): Promise<unknown>;
  onClose(): void;
}

/** Whether a condition can be saved: it is sound, and says what it compares with. */
const isWhole = (findings: readonly DescribedFinding[]): boolean =>
  findings.every(({ finding: { code, refuses } }) => !refuses && code !== 'unfinished');

/** Chooses whether something happens for every submission, or for those that fit a condition. */
export function ConditionDialog({ title, onClose, ...rest }: ConditionDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <ConditionForm {...rest} onClose={onClose} />
    </Modal>
  );
}

function ConditionForm(props: Omit<ConditionDialogProps, 'title'>) {
  const { form, hint, condition: stored, isRequired = false, save, onClose } = props;
  const [isAlways, setAlways] = useState(stored === null && !isRequired);
  const [condition, setCondition] = useState(stored ?? undefined);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const context = useMemo(() => createRuleContext(form, OUTSIDE), [form]);
  const findings = useMemo(() => (condition ? checkCondition(form, condition) : []), [form, condition]);
  const send = async (): Promise<void> => {
    setAsked(true);
    if (isBusy || (!isAlways && (!condition || !isWhole(findings)))) return;
    setBusy(true);
    setProblem(null);
    try {
      await save(isAlways ? null : (condition ?? null));
      onClose();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={16}>
        <FormProblem problem={problem} />
        {isRequired ? null : (
          <Radio.Group
            aria-label={t`Condition`}
            value={isAlways ? 'always' : 'when'}
            onChange={(value) => setAlways(value === 'always')}
          >
            <Stack gap={8}>
              <Radio value="always" label={t`Always`} data-autofocus={isAlways || undefined} />
              <Radio value="when" label={t`Only when…`} data-autofocus={!isAlways || undefined} />
            </Stack>
          </Radio.Group>
        )}
        {isAlways ? null : (
          <>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
            <ConditionFields
              title={t`Only when`}
              condition={condition}
              context={context}
              words={condition ? inWords(describeCondition(condition, context.labels)) : ''}
              findings={findings}
              onChange={setCondition}
            />
            {isAsked && !condition ? (
              <Text size="sm" c="red" role="alert">
                {context.nearest
                  ? t`Add a condition.`
                  : t`This form asks nothing that a condition could read.`}
              </Text>
            ) : null}
          </>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={isBusy}>
            {t`Save`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
