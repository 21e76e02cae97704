import { plural, t } from '@lingui/core/macro';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useSession } from '../../../domain/identity/session.ts';
import { PersonMark } from './PersonMark.tsx';
import { StatusMark } from './StatusMark.tsx';
import { StatusSettings } from './StatusSettings.tsx';
import type { WorkChange } from './useWork.ts';
import { listStatuses, useWorkChoices } from './workChoices.ts';
import classes from './work.module.css';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

interface WorkDialogProps {
  what: 'status' | 'assignee';
  /** The form whose account is meant; null for the person's own. */
  formId: string | null;
  /** Number of submissions; null while it is counted. */
  count: number | null;
  /** The present choice, of one submission. */
  current: string | null;
  onChoose(change: WorkChange): void;
  onClose(): void;
}

/** Asks for the status or the assignee of submissions; digits choose as well. */
export function WorkDialog(props: WorkDialogProps) {
  const { what, count, onClose } = props;
  const [wantsSettings, setSetting] = useState(false);
  // The choices stay until the statuses are there: the dialog changes once, and does not grow afterwards.
  const own = useWorkChoices(null, what === 'status');
  const isSetting = wantsSettings && !own.isPending;
  const rows = plural(count ?? 0, { one: '# submission', other: '# submissions' });
  const title = what === 'status' ? t`Status of ${rows}` : t`Assign ${rows} to`;
  return (
    <Modal
      opened
      onClose={onClose}
      title={isSetting ? t`Statuses of this account` : title}
      size={isSetting ? 'xl' : 'sm'}
    >
      {isSetting ? (
        <StatusSettings onDone={() => setSetting(false)} />
      ) : (
        <Choices {...props} onSettings={() => setSetting(true)} />
      )}
    </Modal>
  );
}

interface Choice {
  key: string;
  label: string;
  mark: ReactNode;
  change: WorkChange;
}

function Choices(props: WorkDialogProps & { onSettings(): void }) {
  const { what, formId, current, onChoose, onSettings } = props;
  const { data, error, refetch } = useWorkChoices(formId);
  const me = useSession().user?.id;
  const refusal = useRoleRefusal(useAccountAbility('organise'));
  if (error)
    return <LoadFailure title={t`Failed to load statuses`} error={error} onRetry={() => refetch()} />;
  if (!data) return null;
  const people = [...data.people].sort((a, b) => Number(b.id === me) - Number(a.id === me));
  const choices: Choice[] =
    what === 'status'
      ? listStatuses(data.statuses).map((status) => ({
          key: status.key,
          label: status.label,
          mark: <StatusMark work={status} isDecorative />,
          change: { status },
        }))
      : [
          ...people.map((person) => ({
            key: person.id,
            label: person.id === me ? t`${person.name} (you)` : person.name,
            mark: <PersonMark person={person} />,
            change: { assignee: person },
          })),
          { key: '', label: t`Nobody`, mark: null, change: { assignee: null } },
        ];
  return (
    <Stack gap={12}>
      <ChoiceList choices={choices} current={current} onChoose={onChoose} />
      {what === 'status' ? (
        <Group>
          <Refusable refusal={refusal}>
            <Button size="xs" variant="subtle" color="gray" onClick={onSettings}>
              {t`Edit statuses`}
            </Button>
          </Refusable>
        </Group>
      ) : null}
    </Stack>
  );
}

function ChoiceList(props: {
  choices: readonly Choice[];
  current: string | null;
  onChoose(change: WorkChange): void;
}) {
  const { choices, current, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    0,
    choices.findIndex(({ key }) => key === current),
  );
  // The dialog focuses the choice itself, unless the choices come after it.
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  // Wherever the focus is: the dialog has no text to type.
  useWindowEvent('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return;
    const byDigit = choices[Number(key) - 1];
    if (byDigit) onChoose(byDigit.change);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((index + step) % buttons.length)?.focus();
  };
  return (
    <div ref={list} role="group" aria-label={t`Choices`} onKeyDown={onKeyDown}>
      {choices.map(({ key, label, mark, change }, index) => (
        <button
          key={key}
          type="button"
          className={classes['choice']}
          aria-pressed={key === current}
          data-autofocus={index === chosen || undefined}
          onClick={() => onChoose(change)}
        >
          {mark}
          {label}
          {index < 9 ? <kbd aria-hidden="true">{index + 1}</kbd> : null}
        </button>
      ))}
    </div>
  );
}
