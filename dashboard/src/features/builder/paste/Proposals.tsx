import { t } from '@lingui/core/macro';
import { NativeSelect, Text } from '@mantine/core';
import type { FieldType } from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { FIELD_ICONS } from '../generated/fieldIcons.ts';
import classes from './paste.module.css';
import { optionsOf, PROPOSED_TYPES, type ShownProposal } from './readFields.ts';

interface ProposalsProps {
  proposals: readonly ShownProposal[];
  /** @param type null leaves the question out */
  onChange(label: string, type: FieldType | null): void;
}

/** Lists the proposed field of each question, with its type to change. */
export function Proposals({ proposals, onChange }: ProposalsProps) {
  return (
    <ol className={classes['list']}>
      {proposals.map((proposal) => (
        <ProposalRow key={proposal.line} proposal={proposal} onChange={onChange} />
      ))}
    </ol>
  );
}

const LEFT_OUT = 'left-out';

function ProposalRow({ proposal, onChange }: { proposal: ShownProposal } & Pick<ProposalsProps, 'onChange'>) {
  const { label, type, required, isLeftOut } = proposal;
  const TypeIcon = FIELD_ICONS[type];
  const options = optionsOf(proposal);
  return (
    <li className={classes['row']} data-left-out={isLeftOut || undefined}>
      <TypeIcon size={20} aria-hidden="true" />
      <div className={classes['words']}>
        <Text size="sm" fw={500} dir="auto">
          {label}
          {required && !isLeftOut ? <span className={classes['required']}> {t`Required`}</span> : null}
        </Text>
        {options.length > 0 ? (
          <Text size="sm" c="dimmed" dir="auto" lineClamp={2}>
            {options.join(' · ')}
          </Text>
        ) : null}
      </div>
      <NativeSelect
        size="xs"
        aria-label={t`Type of ${label}`}
        value={isLeftOut ? LEFT_OUT : type}
        onChange={({ currentTarget: { value } }) =>
          onChange(label, value === LEFT_OUT ? null : (value as FieldType))
        }
        data={[
          ...PROPOSED_TYPES.map((one) => ({ value: one, label: fieldTypeName(one) })),
          { value: LEFT_OUT, label: t`Leave out` },
        ]}
      />
    </li>
  );
}
