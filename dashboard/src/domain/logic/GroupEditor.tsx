import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Group as Row, NativeSelect, Stack, Text } from '@mantine/core';
import IconFolderPlus from '~icons/folder-plus';
import IconPlus from '~icons/plus';
import IconX from '~icons/x';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { comparisonsOf, fitOperands } from './comparisons.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { FormulaInput } from './FormulaInput.tsx';
import classes from './logic.module.css';
import { useRuleContext, type Term } from './ruleContext.ts';
import type { Condition, Group, Join, Part } from './sentence.ts';

interface GroupEditorProps {
  group: Group;
  /** Words before the join: “Show when”. */
  lead: string;
  onChange(group: Group): void;
  /** Removes the group, and is missing for the whole rule. */
  onRemove?(): void;
  depth?: number;
}

/** Deepest groups that the panel has room for; formulas go deeper. */
const MAX_GROUPS = 3;

const JOINS: readonly { value: Join; label: string }[] = [
  { value: 'all', label: t`all are true` },
  { value: 'any', label: t`any is true` },
  { value: 'none', label: t`none is true` },
];

/** Returns a new condition about an answer, with the first comparison of its type and nothing chosen yet. */
function openCondition({ expression, type }: Term): Condition {
  const comparison = comparisonsOf(type)[0]!;
  return { kind: 'condition', left: expression, comparison, operands: fitOperands(comparison, []) };
}

/** Conditions that belong together, with groups inside. */
export function GroupEditor({ group, lead, onChange, onRemove, depth = 1 }: GroupEditorProps) {
  const { nearest } = useRuleContext();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  const setParts = (parts: readonly Part[]): void => onChange({ ...group, parts });
  const append = (part: Part): void => {
    flushSync(() => setParts([...group.parts, part]));
    const last = list.current?.lastElementChild;
    last?.querySelector<HTMLElement>('select, textarea')?.focus();
  };
  const removeAt = (index: number): void => {
    flushSync(() => setParts(group.parts.toSpliced(index, 1)));
    add.current?.focus();
  };
  return (
    <Stack gap={8} className={depth > 1 ? (classes['group'] ?? '') : ''}>
      {group.parts.length > 1 || depth > 1 ? (
        <Row gap={8} wrap="nowrap">
          <Text size="sm">{lead}</Text>
          <NativeSelect
            size="sm"
            flex={1}
            aria-label={t`How the conditions belong together`}
            data={[...JOINS]}
            value={group.join}
            onChange={(event) => onChange({ ...group, join: event.currentTarget.value as Join })}
          />
          {onRemove ? (
            <ActionIcon variant="subtle" color="gray" aria-label={t`Remove group`} onClick={onRemove}>
              <IconX size={16} />
            </ActionIcon>
          ) : null}
        </Row>
      ) : null}
      <Stack gap={8} ref={list}>
        {group.parts.map((part, index) => (
          <OnePart
            key={index}
            part={part}
            depth={depth}
            onChange={(next) => setParts(group.parts.with(index, next))}
            onRemove={() => removeAt(index)}
          />
        ))}
      </Stack>
      <Row gap={4}>
        <Button
          ref={add}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={!nearest}
          onClick={() => nearest && append(openCondition(nearest))}
        >
          {t`Add condition`}
        </Button>
        {depth < MAX_GROUPS && nearest && group.parts.length > 0 ? (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconFolderPlus size={16} />}
            onClick={() =>
              append({
                kind: 'group',
                join: group.join === 'all' ? 'any' : 'all',
                parts: [openCondition(nearest)],
              })
            }
          >
            {t`Add group`}
          </Button>
        ) : null}
      </Row>
      {nearest ? null : (
        <Text size="sm" c="dimmed">
          {t`Nothing can be asked before this yet. Add a question above it first.`}
        </Text>
      )}
    </Stack>
  );
}

interface OnePartProps {
  part: Part;
  depth: number;
  onChange(part: Part): void;
  onRemove(): void;
}

/** A condition, a group or a formula within a group. */
function OnePart({ part, depth, onChange, onRemove }: OnePartProps) {
  if (part.kind === 'condition')
    return <ConditionEditor condition={part} onChange={onChange} onRemove={onRemove} />;
  if (part.kind === 'group') {
    const props = { lead: t`Group:`, depth: depth + 1, onChange, onRemove };
    return <GroupEditor group={part} {...props} />;
  }
  return (
    <FormulaInput
      label={t`Formula of this condition`}
      expression={part.expression}
      wants="yesno"
      onChange={(expression) => expression && onChange({ kind: 'formula', expression })}
      onRemove={onRemove}
    />
  );
}
