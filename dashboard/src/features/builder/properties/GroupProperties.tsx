import { t } from '@lingui/core/macro';
import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import IconArrowDown from '~icons/arrow-down';
import IconArrowUp from '~icons/arrow-up';
import IconCopy from '~icons/copy';
import IconTrash from '~icons/trash';
import type { Field } from '@inlay/sdk/model';
import { sayFieldsSelected } from '../canvas/sayFieldsSelected.ts';
import { canBeOptional, chosenFields } from '../definition/editing.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { SaveBlock } from './SaveBlock.tsx';
import { WidthPicker } from '../settingInputs/WidthPicker.tsx';
import { firstClick } from '../../../lib/firstClick.ts';

/** Common settings of several fields, and actions on all of them. */
export function GroupProperties({ builder, ids }: { builder: BuilderCore; ids: ReadonlySet<string> }) {
  const definition = useBuilderState(builder, definitionOf);
  const fields = chosenFields(definition, ids);
  const questions = fields.filter(canBeOptional);
  const required = questions.filter((field) => field.required).length;
  return (
    <Stack gap={16}>
      <Title order={2} size="h3">
        {sayFieldsSelected(fields.length)}
      </Title>
      <WidthPicker value={commonWidth(fields)} onChange={(width) => builder.resize(ids, width)} />
      {questions.length > 0 ? (
        <Checkbox
          label={t`Required`}
          checked={required === questions.length}
          indeterminate={required > 0 && required < questions.length}
          onChange={(event) => builder.require(ids, event.currentTarget.checked)}
        />
      ) : null}
      <Group gap={8} grow>
        <Button
          variant="default"
          leftSection={<IconArrowUp size={16} />}
          onClick={() => builder.moveBy(ids, -1)}
        >
          {t`Move up`}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowDown size={16} />}
          onClick={() => builder.moveBy(ids, 1)}
        >
          {t`Move down`}
        </Button>
      </Group>
      <Group gap={8} grow>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} />}
          onClick={firstClick(() => builder.duplicate(ids))}
        >
          {t`Duplicate`}
        </Button>
        <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => builder.remove(ids)}>
          {t`Remove`}
        </Button>
      </Group>
      <SaveBlock fields={fields} />
      <Text size="sm" c="dimmed">
        {t`Press Ctrl and C to copy them, even to another form.`}
      </Text>
    </Stack>
  );
}

/** The width all of them have; `null` when they differ. */
function commonWidth(fields: readonly Field[]) {
  const [first] = fields;
  return first && fields.every((field) => field.columns === first.columns) ? first.columns : null;
}
