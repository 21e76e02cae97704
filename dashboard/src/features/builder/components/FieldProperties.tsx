import { Accordion, Checkbox, List, NumberInput, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { FIELD_TYPES, FIELD_WIDTHS, MAX_ANSWER_LENGTH, type Field, type FieldWidth } from '@inlay/sdk/model';
import { FIELD_GUIDE } from '../fieldTypes.ts';
import type { Builder } from '../useBuilder.ts';
import { HeaderProperties } from './HeaderProperties.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';

/** Types whose control shows a placeholder. */
const WITH_PLACEHOLDER: readonly Field['type'][] = ['text', 'email', 'phone', 'textarea', 'select'];

/** Settings of the selected field (BUILD-022) and its tips (BUILD-023). */
export function FieldProperties({ builder }: { builder: Builder }) {
  const field = builder.definition.fields.find((one) => one.id === builder.selectedId);
  if (!field) {
    return (
      <Text size="sm" c="dimmed">
        Select a field to change its properties.
      </Text>
    );
  }
  const update = (changes: Partial<Field>) => builder.updateField(field.id, changes);
  return (
    <Stack gap={16} key={field.id}>
      <Title order={2} size="h3">
        {FIELD_TYPES[field.type].name} field
      </Title>
      {field.type === 'header' ? (
        <HeaderProperties field={field} onChange={update} />
      ) : (
        <TextInput
          label="Label"
          maxLength={500}
          value={field.label}
          onChange={(event) => update({ label: event.currentTarget.value })}
        />
      )}
      {WITH_PLACEHOLDER.includes(field.type) ? (
        <TextInput
          label="Placeholder"
          maxLength={500}
          value={field.placeholder}
          onChange={(event) => update({ placeholder: event.currentTarget.value })}
        />
      ) : null}
      {field.type !== 'header' && field.type !== 'captcha' ? (
        <Checkbox
          label="Required"
          checked={field.required}
          onChange={(event) => update({ required: event.currentTarget.checked })}
        />
      ) : null}
      {'options' in field ? (
        <OptionsEditor options={field.options} onChange={(options) => update({ options })} />
      ) : null}
      {'maxLength' in field ? (
        <NumberInput
          label="Character limit"
          description={`1 to ${MAX_ANSWER_LENGTH}; empty for none of its own`}
          min={1}
          max={MAX_ANSWER_LENGTH}
          allowDecimal={false}
          clampBehavior="strict"
          value={field.maxLength ?? ''}
          onChange={(value) => update({ maxLength: typeof value === 'number' && value >= 1 ? value : null })}
        />
      ) : null}
      <Select
        label="Width"
        allowDeselect={false}
        data={FIELD_WIDTHS.map((width) => ({ value: String(width), label: `${width} of 12 columns` }))}
        value={String(field.columns)}
        onChange={(value) => update({ columns: Number(value) as FieldWidth })}
      />
      <Accordion variant="contained" radius={6}>
        <Accordion.Item value="tips">
          <Accordion.Control>Tips</Accordion.Control>
          <Accordion.Panel>
            <List size="sm" spacing={8}>
              {FIELD_GUIDE[field.type].tips.map((tip) => (
                <List.Item key={tip}>{tip}</List.Item>
              ))}
              <List.Item>
                With the field in focus: Alt and arrows move it and change its width, Delete removes it.
              </List.Item>
            </List>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}
