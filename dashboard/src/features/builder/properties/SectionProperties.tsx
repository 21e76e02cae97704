import { t } from '@lingui/core/macro';
import { Button, Group, NumberInput, Stack, Title } from '@mantine/core';
import IconBoxOff from '~icons/box-off';
import IconTrash from '~icons/trash';
import { memo, Suspense } from 'react';
import {
  ENGLISH_ROWS,
  MAX_LABEL_LENGTH,
  MAX_OWNER_TEXT_LENGTH,
  MAX_ROWS,
  MAX_WORDS_LENGTH,
  type Repeat,
} from '@inlay/sdk/model';
import { containerById, isPage, type Container } from '../definition/tree.ts';
import { LazyPartRules } from '../logic/LazyLogic.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { useContainer } from '../store/useContainer.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { TypedText } from '../settingInputs/TypedText.tsx';

interface SectionPropertiesProps {
  builder: BuilderCore;
  groupId: string;
}

const isRepeat = (container: Container | undefined): container is Repeat =>
  container !== undefined && 'type' in container && container.type === 'repeat';

/** Texts of a section or repeating group, and the rows of a repeating group. */
export const SectionProperties = memo(function SectionProperties(props: SectionPropertiesProps) {
  const { builder, groupId } = props;
  const repeats = useContainer(builder, groupId, isRepeat, false);
  const text = (name: 'label' | 'help') => ({
    read: (): string => {
      const group = containerById(definitionOf(builder.get()), groupId);
      return group && !isPage(group) ? group[name] : '';
    },
    write: (words: string): void => builder.updateContainer(groupId, { [name]: words }),
  });
  return (
    <Stack gap={16}>
      <Title order={2} size="h3">
        {repeats ? t`Repeating group` : t`Section`}
      </Title>
      <TypedText builder={builder} label={t`Label`} maxLength={MAX_LABEL_LENGTH} {...text('label')} />
      <TypedText
        builder={builder}
        label={t`Description`}
        maxLength={MAX_OWNER_TEXT_LENGTH}
        isLong
        {...text('help')}
      />
      {repeats ? <RowProperties {...props} /> : null}
      <Suspense fallback={null}>
        <LazyPartRules key={groupId} builder={builder} partId={groupId} />
      </Suspense>
      <Group gap={8} grow>
        <Button
          variant="default"
          leftSection={<IconBoxOff size={16} />}
          onClick={() => builder.ungroup(groupId)}
        >
          {t`Ungroup`}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={16} />}
          onClick={() => builder.remove([groupId])}
        >
          {t`Remove`}
        </Button>
      </Group>
    </Stack>
  );
});

/** Limits of a repeating group, and the words around its rows. */
function RowProperties({ builder, groupId }: SectionPropertiesProps) {
  const min = useContainer(builder, groupId, (group) => (isRepeat(group) ? group.min : 0), 0);
  const max = useContainer(builder, groupId, (group) => (isRepeat(group) ? group.max : 0), 0);
  const words = (name: 'addLabel' | 'rowLabel') => ({
    read: (): string => {
      const group = containerById(definitionOf(builder.get()), groupId);
      return isRepeat(group) ? group[name] : '';
    },
    write: (text: string): void => builder.updateContainer(groupId, { [name]: text }),
  });
  const rows = { min: 0, max: MAX_ROWS, allowDecimal: false, clampBehavior: 'strict' } as const;
  return (
    <>
      <Group gap={8} grow align="flex-start">
        <NumberInput
          {...rows}
          label={t`At least`}
          value={min}
          onChange={(value) => {
            const fewest = Number(value) || 0;
            builder.updateContainer(groupId, { min: fewest, max: Math.max(fewest, max) });
          }}
        />
        <NumberInput
          {...rows}
          min={1}
          label={t`At most`}
          value={max}
          onChange={(value) => {
            const most = Math.max(Number(value) || 1, 1);
            builder.updateContainer(groupId, { max: most, min: Math.min(min, most) });
          }}
        />
      </Group>
      <TypedText
        builder={builder}
        label={t`Name of one row`}
        placeholder={ENGLISH_ROWS.row}
        maxLength={MAX_WORDS_LENGTH}
        {...words('rowLabel')}
      />
      <TypedText
        builder={builder}
        label={t`Words of the button that adds a row`}
        placeholder={ENGLISH_ROWS.add}
        maxLength={MAX_WORDS_LENGTH}
        {...words('addLabel')}
      />
    </>
  );
}
