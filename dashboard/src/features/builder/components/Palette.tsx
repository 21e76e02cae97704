import { Text, UnstyledButton } from '@mantine/core';
import { FIELD_TYPE_ORDER, FIELD_TYPES } from '@inlay/sdk/model';
import { SortablePalette } from '../../../components/SortableList.tsx';
import { canAdd } from '../definition/editing.ts';
import { FIELD_GUIDE } from '../fieldTypes.ts';
import type { Builder } from '../useBuilder.ts';
import classes from './builder.module.css';

/** The name of the drag group that palette and canvas share. */
export const FIELD_GROUP = 'fields';

/** Field types to press or to drag (BUILD-014, BUILD-024). */
export function Palette({ builder }: { builder: Builder }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb={12}>
        Press to add at the end, or drag to a place.
      </Text>
      <SortablePalette kinds={FIELD_TYPE_ORDER} group={FIELD_GROUP} className={classes['palette'] ?? ''}>
        {FIELD_TYPE_ORDER.map((type) => {
          const { icon: TypeIcon } = FIELD_GUIDE[type];
          const isFree = canAdd(builder.definition, type);
          return (
            <UnstyledButton
              key={type}
              className={classes['paletteItem']}
              disabled={!isFree}
              data-disabled={isFree ? undefined : true}
              title={isFree ? undefined : 'A form holds one captcha'}
              onClick={() => builder.add(type)}
            >
              <TypeIcon size={20} stroke={1.75} aria-hidden="true" />
              {FIELD_TYPES[type].name}
            </UnstyledButton>
          );
        })}
      </SortablePalette>
    </>
  );
}
