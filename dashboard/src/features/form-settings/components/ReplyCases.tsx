import { t } from '@lingui/core/macro';
import { Button, Group, NativeSelect, Stack, Switch, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { AutoReply } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { LazyConditionDialog } from '../../../domain/logic/LazyCondition.tsx';
import { addressFields } from './addressFields.ts';
import { ConditionLine } from './ConditionLine.tsx';
import { ReplyTexts } from './ReplyTexts.tsx';

type Case = NonNullable<AutoReply['cases']>[number];

interface ReplyCasesProps {
  definition: FormDefinition;
  reply: AutoReply;
  /** Stores what is made of the newest reply. */
  change(make: (now: AutoReply) => Partial<AutoReply>): Promise<void>;
}

/** Most replies by case, as the API says. */
const MAX_CASES = 10;
/** What follows from the condition of a reply. */
const HINT = t`The first reply whose condition fits is sent.`;

/** Replies that are sent instead of the form's own, each under a condition. */
export function ReplyCases({ definition, reply, change }: ReplyCasesProps) {
  const [isAdding, setAdding] = useState(false);
  const { cases = [], otherwise = true, subject, text } = reply;
  const changeCases = (make: (now: readonly Case[]) => Case[]): Promise<void> =>
    change((now) => ({ cases: make(now.cases ?? []) }));
  return (
    <Stack gap={16} role="group" aria-label={t`Replies by case`}>
      <div>
        <Title order={3} size="h5">
          {t`Replies by case`}
        </Title>
        <Text size="sm" c="dimmed">
          {HINT}
        </Text>
      </div>
      {cases.map((one, at) => (
        <ReplyCase
          // Its texts belong to its condition, wherever that moves.
          key={`${at} ${JSON.stringify(one.if)}`}
          definition={definition}
          which={at + 1}
          reply={one}
          save={(changes) =>
            changeCases((now) => now.map((each, place) => (place === at ? { ...each, ...changes } : each)))
          }
          onUp={
            at > 0
              ? () => changeCases((now) => now.with(at - 1, now[at] ?? one).with(at, now[at - 1] ?? one))
              : undefined
          }
          onRemove={() => changeCases((now) => now.toSpliced(at, 1))}
        />
      ))}
      {cases.length > 0 ? (
        <Switch
          label={t`Send the reply above when no case fits`}
          checked={otherwise}
          onChange={({ currentTarget: { checked } }) => {
            // The hook reports a refusal.
            change(() => ({ otherwise: checked })).catch(() => undefined);
          }}
        />
      ) : null}
      {cases.length < MAX_CASES ? (
        <Button variant="default" size="xs" w="fit-content" onClick={() => setAdding(true)}>
          {t`Add reply`}
        </Button>
      ) : null}
      {isAdding ? (
        <Suspense fallback={null}>
          <LazyConditionDialog
            form={definition}
            title={t`When is this reply sent?`}
            hint={HINT}
            condition={null}
            isRequired
            save={(condition) =>
              changeCases((now) => (condition ? [...now, { if: condition, subject, text }] : [...now]))
            }
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

interface ReplyCaseProps {
  definition: FormDefinition;
  /** Its number, from 1. */
  which: number;
  reply: Case;
  save(changes: Partial<Case>): Promise<void>;
  /** Puts it before the one above; absent for the first. */
  onUp: (() => Promise<void>) | undefined;
  onRemove(): Promise<void>;
}

/** One reply: when, what and where to. */
function ReplyCase({ definition, which, reply, save, onUp, onRemove }: ReplyCaseProps) {
  const press = (work: () => Promise<void>) => () => void work().catch(() => undefined);
  return (
    <Stack
      gap={12}
      ps={12}
      role="group"
      aria-label={t`Reply ${which}`}
      style={{ borderInlineStart: '2px solid var(--inlay-border-strong)' }}
    >
      <div>
        <ConditionLine
          form={definition}
          condition={reply.if}
          title={t`When is reply ${which} sent?`}
          hint={HINT}
          isRequired
          save={(condition) => save(condition ? { if: condition } : {})}
        />
      </div>
      <ReplyAddress definition={definition} to={reply.to} save={(to) => save({ to })} />
      <ReplyTexts reply={reply} save={save} />
      <Group gap={8}>
        {onUp ? (
          <Button variant="default" size="xs" aria-label={t`Move reply ${which} up`} onClick={press(onUp)}>
            {t`Move up`}
          </Button>
        ) : null}
        <Button variant="default" size="xs" aria-label={t`Remove reply ${which}`} onClick={press(onRemove)}>
          {t`Remove`}
        </Button>
      </Group>
    </Stack>
  );
}

interface ReplyAddressProps {
  definition: FormDefinition;
  to: string | undefined;
  save(to: string | undefined): Promise<void>;
}

/** Chooses the email field that a reply goes to; nothing where there is no choice. */
export function ReplyAddress({ definition, to, save }: ReplyAddressProps) {
  const fields = addressFields(definition);
  const isGone = to !== undefined && fields.every(({ id }) => id !== to);
  if (fields.length < 2 && !isGone && to === undefined) return null;
  return (
    <NativeSelect
      label={t`Send to`}
      data={[
        { value: '', label: t`First email address they enter` },
        ...fields.map(({ id, label }) => ({ value: id, label })),
        ...(isGone ? [{ value: to, label: t`Removed: choose another address` }] : []),
      ]}
      error={isGone}
      value={to ?? ''}
      onChange={({ currentTarget: { value } }) => {
        // The hook reports a refusal.
        save(value || undefined).catch(() => undefined);
      }}
    />
  );
}
