import { plural, t } from '@lingui/core/macro';
import {
  ActionIcon,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import IconChevronDown from '~icons/chevron-down';
import IconChevronRight from '~icons/chevron-right';
import IconTrash from '~icons/trash';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  labelsOf,
  MAX_ENDINGS,
  MAX_PLACES,
  MAX_QUOTAS,
  MAX_WORDS_LENGTH,
  type FormDefinition,
  type Quota,
} from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import classes from '../../../domain/logic/logic.module.css';
import { withoutIsolates } from '../../../lib/isolateParts.ts';
import { useQuotas } from './useQuotas.ts';
import { addFullEnding, addQuota, removeQuota, updateQuota } from './changeQuotas.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { AddButton } from './AddButton.tsx';
import { changeLogic } from './changeRule.ts';
import { RuleEditor } from './RuleEditor.tsx';

/** Quotas of the form: how many submissions of a kind have a place, and what happens once all are taken. */
export function QuotaList({ builder }: { builder: BuilderCore }) {
  const quotas = useBuilderState(builder, (state) => definitionOf(state).quotas);
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? null);
  const { data } = useQuotas(quotas.length > 0 ? formId : null);
  const [opened, setOpened] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const add = (): void => {
    const name = quotas.length === 0 ? t`All places` : withoutIsolates(t`Quota ${quotas.length + 1}`);
    const added = addQuota(definitionOf(builder.get()), name);
    if (!added) return;
    flushSync(() => {
      changeLogic(builder, added.definition, { what: t`Quota added` });
      setOpened(added.id);
    });
    const input = list.current?.querySelector<HTMLInputElement>(`[data-quota="${added.id}"] input`);
    input?.focus();
    input?.select();
  };
  return (
    <Stack gap={8} ref={list}>
      {quotas.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t`A quota limits how many submissions are taken, such as 500 places or 20 from one city.`}
        </Text>
      ) : null}
      {quotas.map((quota) => (
        <OneQuota
          key={quota.id}
          builder={builder}
          quota={quota}
          count={data?.quotas.find(({ id }) => id === quota.id)}
          isOpen={opened === quota.id}
          onToggle={() => setOpened(opened === quota.id ? null : quota.id)}
        />
      ))}
      {quotas.length < MAX_QUOTAS ? <AddButton onClick={add}>{t`Add quota`}</AddButton> : null}
    </Stack>
  );
}

interface OneQuotaProps {
  builder: BuilderCore;
  quota: Quota;
  count: { taken: number; waiting: number } | undefined;
  isOpen: boolean;
  onToggle(): void;
}

function OneQuota({ builder, quota, count, isOpen, onToggle }: OneQuotaProps) {
  const { id, name, most } = quota;
  const [typed, setTyped] = useState<number | string>(most);
  const change = (changes: Partial<Omit<Quota, 'id' | 'if'>>): void =>
    changeLogic(builder, updateQuota(definitionOf(builder.get()), id, changes), {
      what: t`Quota changed`,
      topic: `quota ${id} ${Object.keys(changes).join(' ')}`,
    });
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes['condition']} data-quota={id}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <UnstyledButton className={classes['valueHead'] ?? ''} aria-expanded={isOpen} onClick={onToggle}>
          <Chevron size={16} aria-hidden="true" />
          <span>
            <strong>{name || t`Untitled quota`}</strong>
            <span className={classes['words']}>{sayFill(most, count)}</span>
          </span>
        </UnstyledButton>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Remove quota ${name}`}
          onClick={() =>
            changeLogic(builder, removeQuota(definitionOf(builder.get()), id), { what: t`Quota removed` })
          }
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      {isOpen ? (
        <Stack gap={8} mt={8}>
          <TextInput
            label={t`Name`}
            maxLength={MAX_WORDS_LENGTH}
            value={name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <NumberInput
            label={t`Number of places`}
            description={t`Counts submissions from the first publication on.`}
            min={0}
            max={MAX_PLACES}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            value={typed}
            onChange={(value) => {
              setTyped(value);
              if (typeof value === 'number') change({ most: value });
            }}
            onBlur={() => setTyped(most)}
          />
          <RuleEditor builder={builder} place={{ id, key: 'if' }} title={t`Count when`} />
          <WhenFull builder={builder} quota={quota} onChange={(whenFull) => change({ whenFull })} />
        </Stack>
      ) : null}
    </div>
  );
}

/** How full a quota is, as far as it is known. */
function sayFill(most: number, count: OneQuotaProps['count']): string {
  if (!count) return plural(most, { one: '# place', other: '# places' });
  const { taken, waiting } = count;
  return waiting > 0 ? t`${taken} of ${most} taken, ${waiting} waiting` : t`${taken} of ${most} taken`;
}

const WAITING_LIST = 'waitingList';
const NEW_ENDING = 'new';

/** What visitors meet once all places are taken: the waiting list, or an ending. */
function WhenFull({
  builder,
  quota: { id, whenFull },
  onChange,
}: Pick<OneQuotaProps, 'builder' | 'quota'> & { onChange(whenFull: Quota['whenFull']): void }) {
  const form = useBuilderState(builder, definitionOf);
  const chosen = 'ending' in whenFull ? whenFull.ending : WAITING_LIST;
  const endings = endingsFor(form);
  const addEnding = (): void => {
    const words = { title: t`No places left`, text: t`All places are taken.` };
    const next = addFullEnding(definitionOf(builder.get()), id, words);
    if (next) changeLogic(builder, next, { what: t`Quota changed` });
  };
  return (
    <NativeSelect
      label={t`When full`}
      description={
        chosen === WAITING_LIST
          ? t`Later submissions are stored and wait. A free place goes to the first in line, with an email.`
          : t`Visitors read this ending. Nothing is stored.`
      }
      data={[
        { value: WAITING_LIST, label: t`Waiting list` },
        ...endings,
        ...(chosen === WAITING_LIST || endings.some(({ value }) => value === chosen)
          ? []
          : [{ value: chosen, label: t`(removed)` }]),
        ...(form.endings.length < MAX_ENDINGS ? [{ value: NEW_ENDING, label: t`New ending` }] : []),
      ]}
      value={chosen}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value === NEW_ENDING) addEnding();
        else onChange(value === WAITING_LIST ? { waitingList: true } : { ending: value });
      }}
    />
  );
}

/** Lists the endings that turn visitors away. */
function endingsFor(form: FormDefinition): { value: string; label: string }[] {
  const labels = labelsOf(form);
  return form.endings
    .filter(({ kind }) => kind === 'turned_away')
    .map(({ id }) => ({ value: id, label: inWords(labels.item(id)) }));
}
