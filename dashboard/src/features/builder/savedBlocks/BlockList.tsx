import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Text } from '@mantine/core';
import IconTrash from '~icons/trash';
import type { Block } from '@inlay/api/contract';
import { fieldsOf } from '@inlay/sdk/model';
import { BlocksDrawing } from '../../../components/drawings/BlocksDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { fieldName } from '../../../domain/forms/fieldTypeNames.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useBlocks, useDeleteBlock } from '../api/blocks.ts';
import type { BuilderCore } from '../useBuilder.ts';
import classes from './savedBlocks.module.css';

/** The account's blocks, to insert or to delete. */
export function BlockList({ builder, onClose }: { builder: BuilderCore; onClose(): void }) {
  const { data, error, refetch } = useBlocks();
  const { mutate: remove } = useDeleteBlock();
  if (error && !data) return <LoadFailure title={t`Error loading blocks`} error={error} onRetry={refetch} />;
  if (!data) return <LoadingSkeleton height={124} />;
  if (data.blocks.length === 0) {
    return (
      <EmptyState
        drawing={<BlocksDrawing />}
        title={t`No blocks yet`}
        text={t`Select several fields and choose “Save as block”. Then you can insert them into any form.`}
      />
    );
  }
  const insert = ({ definition }: Block): void => {
    const reason = builder.paste(fieldsOf(definition));
    onClose();
    if (reason !== '') toastSuccess(reason, t`Inserted`);
  };
  return (
    <ul className={classes['list']}>
      {data.blocks.map((block) => (
        <li key={block.id} className={classes['row']}>
          <div className={classes['words']}>
            <Text size="sm" fw={500} dir="auto">
              {block.name}
            </Text>
            <Text size="sm" c="dimmed" dir="auto" lineClamp={2}>
              {fieldsOf(block.definition).map(fieldName).join(' · ')}
            </Text>
          </div>
          <Button
            size="xs"
            variant="default"
            aria-label={t`Insert ${block.name}`}
            onClick={() => insert(block)}
          >
            {t`Insert`}
          </Button>
          <ActionIcon
            size="lg"
            variant="subtle"
            color="gray"
            aria-label={t`Delete ${block.name}`}
            onClick={() => remove(block)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
