import { t } from '@lingui/core/macro';
import { Checkbox, Radio, ScrollArea, Stack } from '@mantine/core';
import type { FormDefinition } from '@inlay/sdk/model';
import { partsOf } from './partsOf.ts';
import classes from '../components/formSettings.module.css';

interface FieldChoiceProps {
  definition: FormDefinition;
  /** Null for all. */
  value: string[] | null;
  onChange(value: string[] | null): void;
}

/** Which answers a message has: all, or those that are chosen. */
export function FieldChoice({ definition, value, onChange }: FieldChoiceProps) {
  const parts = partsOf(definition);
  return (
    <Stack gap={8}>
      <Radio.Group
        label={t`Answers`}
        value={value === null ? 'all' : 'chosen'}
        onChange={(choice) => onChange(choice === 'all' ? null : parts.map(({ id }) => id))}
      >
        <Stack gap={8} mt={4}>
          <Radio value="all" label={t`All answers`} />
          <Radio value="chosen" label={t`Only these`} />
        </Stack>
      </Radio.Group>
      {value ? (
        <ScrollArea.Autosize mah={220} className={classes['choice'] ?? ''}>
          <Checkbox.Group aria-label={t`Answers in the message`} value={value} onChange={onChange}>
            <Stack gap={8}>
              {parts.map(({ id, label }) => (
                <Checkbox key={id} value={id} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
        </ScrollArea.Autosize>
      ) : null}
    </Stack>
  );
}
