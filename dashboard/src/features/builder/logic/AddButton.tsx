import { Button, type ButtonProps } from '@mantine/core';
import IconPlus from '~icons/plus';
import { firstClick } from '../../../lib/firstClick.ts';

/** The button below a list that adds to it. */
export const AddButton = ({ onClick, ...props }: ButtonProps & { onClick(): void }) => (
  <Button
    size="xs"
    variant="default"
    w="fit-content"
    leftSection={<IconPlus size={16} />}
    onClick={firstClick(onClick)}
    {...props}
  />
);
