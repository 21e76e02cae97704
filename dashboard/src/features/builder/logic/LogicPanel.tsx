import { t } from '@lingui/core/macro';
import { Button, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconChevronRight from '~icons/chevron-right';
import IconPlayerPlay from '~icons/player-play';
import { describeRules, labelsOf, logicTree } from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import type { Check } from '../checks/check.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { checkLogic } from './checkLogic.ts';
import classes from '../../../domain/logic/logic.module.css';
import { QuotaList } from './QuotaList.tsx';
import { useSettledDefinition } from './useFindings.ts';
import { ValueList } from './ValueList.tsx';

export interface LogicPanelProps {
  builder: BuilderCore;
  /** Leads to a field's rules. */
  onGoTo(check: Check): void;
}

/** The form's logic as a whole: its findings, its values, and every rule in words. */
export function LogicPanel({ builder, onGoTo }: LogicPanelProps) {
  const form = useSettledDefinition(builder);
  const labels = labelsOf(form);
  const rules = describeRules(logicTree(form), labels).filter(({ place }) => place.key !== 'is');
  const findings = checkLogic(form);
  const goTo = (id: string): void => onGoTo({ id: 'rule', text: '', fieldId: id, place: 'field' });
  return (
    <Stack gap={24} data-logic>
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={20} aria-hidden="true" />}
        onClick={() => builder.set({ isTrying: true })}
      >
        {t`Try the form`}
      </Button>
      {findings.length > 0 ? (
        <Section title={t`Worth checking`}>
          <ul className={classes['rules']}>
            {findings.map((check) => (
              <li key={check.id}>
                <RuleButton
                  words={check.text}
                  isFinding
                  onClick={check.fieldId === null ? undefined : () => onGoTo(check)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title={t`Values`}>
        <ValueList builder={builder} />
      </Section>
      <Section title={t`Quotas`}>
        <QuotaList builder={builder} />
      </Section>
      <Section title={t`Rules`}>
        {rules.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t`No rules yet. Select a field and add a condition under Logic.`}
          </Text>
        ) : (
          <ul className={classes['rules']}>
            {rules.map(({ place, description }) => (
              <li key={`${place.id} ${place.key} ${place.index ?? ''}`}>
                <RuleButton words={inWords(description)} onClick={() => goTo(place.id)} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb={8}>
        {title}
      </Title>
      {children}
    </section>
  );
}

/** A sentence that leads to its place, where the builder shows it. */
function RuleButton(props: { words: string; isFinding?: boolean; onClick: (() => void) | undefined }) {
  const { words, isFinding = false, onClick } = props;
  const content = (
    <>
      {isFinding ? <IconAlertTriangle size={16} aria-hidden="true" /> : null}
      <span>{words}</span>
      {onClick ? <IconChevronRight size={16} aria-hidden="true" /> : null}
    </>
  );
  if (!onClick) return <div className={classes['ruleRow']}>{content}</div>;
  return (
    <UnstyledButton className={classes['ruleRow'] ?? ''} onClick={onClick}>
      {content}
    </UnstyledButton>
  );
}
