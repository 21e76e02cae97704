import { t } from '@lingui/core/macro';
import { NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import IconHeading from '~icons/heading';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { FIELD_ICONS } from '../generated/fieldIcons.ts';
import {
  isCut,
  optionsOf,
  PROPOSED_TYPES,
  type Proposal,
  type ProposedType,
  type ShownProposal,
} from '../questions/readFields.ts';
import { alternativesTo } from './alternativesTo.ts';
import classes from './paste.module.css';

interface ProposalsProps {
  /** As they were read, and as they are now. */
  read: readonly Proposal[];
  shown: readonly ShownProposal[];
  /** @param type null leaves the question out */
  onChange(index: number, type: ProposedType | null): void;
}

/**
 * Lists the proposed field of each question, with its type to change. One stop of the Tab key: arrows up and down go
 * from question to question, left and right change the type, Delete leaves a question out and takes it back.
 */
export function Proposals({ read, shown, onChange }: ProposalsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);
  const current = Math.min(active, shown.length - 1);

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const [proposal, now] = [read[index], shown[index]];
    if (!proposal || !now || event.altKey || event.ctrlKey || event.metaKey) return;
    const choices = alternativesTo(proposal);
    const turn = (step: number): void => {
      const place = now.isLeftOut ? -Math.sign(step) : choices.indexOf(now.type);
      onChange(index, choices.at((place + step) % choices.length) ?? proposal.type);
    };
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const next = index + (event.key === 'ArrowUp' ? -1 : 1);
      list.current?.querySelectorAll('select')[next]?.focus();
    } else if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      onChange(index, now.isLeftOut ? proposal.type : null);
    } else return;
    event.preventDefault();
  };

  return (
    <ol className={classes['list']} ref={list}>
      {shown.map((proposal, index) => (
        <ProposalRow
          key={index}
          proposal={proposal}
          choices={alternativesTo(read[index] ?? proposal)}
          isActive={index === current}
          onFocus={() => setActive(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onChange={(type) => onChange(index, type)}
        />
      ))}
    </ol>
  );
}

const LEFT_OUT = 'left-out';

/** Name of a type, and of the form's title among them. */
const nameOf = (type: ProposedType): string => (type === 'title' ? t`Form title` : fieldTypeName(type));

interface ProposalRowProps {
  proposal: ShownProposal;
  /** The types that are the likeliest. */
  choices: readonly ProposedType[];
  /** It is where the Tab key goes. */
  isActive: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onChange(type: ProposedType | null): void;
}

function ProposalRow({ proposal, choices, isActive, onFocus, onKeyDown, onChange }: ProposalRowProps) {
  const { label, help, type, required, isLeftOut, isGuessed } = proposal;
  const TypeIcon = type === 'title' ? IconHeading : FIELD_ICONS[type];
  const options = optionsOf(proposal);
  const isLong = !isLeftOut && isCut(proposal);
  const [, next = type] = choices;
  const other = nameOf(next);
  const others = PROPOSED_TYPES.filter((one) => !choices.includes(one));
  return (
    <li className={classes['row']} data-left-out={isLeftOut || undefined}>
      <TypeIcon size={20} aria-hidden="true" />
      <div className={classes['words']}>
        <Text size="sm" fw={500} dir="auto" lineClamp={4}>
          {label}
          {required && !isLeftOut ? <span className={classes['required']}> {t`Required`}</span> : null}
        </Text>
        {options.length > 0 ? (
          <Text size="sm" c="dimmed" dir="auto" lineClamp={2}>
            {options.join(' · ')}
          </Text>
        ) : null}
        {help ? (
          <Text size="xs" c="dimmed" dir="auto" lineClamp={2}>
            {help}
          </Text>
        ) : null}
        {isLong ? (
          <Text size="xs" className={classes['cut'] ?? ''}>
            {t`Too long: the end will be left out.`}
          </Text>
        ) : null}
      </div>
      <div className={classes['type']}>
        <NativeSelect
          size="xs"
          aria-label={t`Type of ${label}`}
          {...(isGuessed && !isLeftOut && { 'aria-description': t`Guessed` })}
          value={isLeftOut ? LEFT_OUT : type}
          tabIndex={isActive ? 0 : -1}
          classNames={{ input: isGuessed && !isLeftOut ? (classes['guessed'] ?? '') : '' }}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget: { value } }) =>
            onChange(value === LEFT_OUT ? null : (value as ProposedType))
          }
          data={[
            ...[...choices, ...others].map((one) => ({ value: one, label: nameOf(one) })),
            { value: LEFT_OUT, label: t`Leave out` },
          ]}
        />
        {isGuessed && !isLeftOut ? (
          <UnstyledButton
            className={classes['other']}
            tabIndex={-1}
            aria-label={t`or ${other}: ${label}`}
            onClick={() => onChange(next)}
          >
            {t`or ${other}`}
          </UnstyledButton>
        ) : null}
      </div>
    </li>
  );
}
