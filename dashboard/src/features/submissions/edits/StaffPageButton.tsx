import { Button } from '@mantine/core';
import type { Icon } from '../../../components/icons/createIcon.ts';
import { useStaffPage } from './useStaffPage.ts';

/** A button that opens the form to correct or enter answers. */
export function StaffPageButton(props: { label: string; icon: Icon; address: string }) {
  const { label, icon: ButtonIcon, address } = props;
  const { mutate, isPending } = useStaffPage(address);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<ButtonIcon size={16} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
