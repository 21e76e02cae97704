import { t } from '@lingui/core/macro';
import { ActionIcon, Group, Menu } from '@mantine/core';
import IconChevronDown from '~icons/chevron-down';
import IconLayoutGrid from '~icons/layout-grid';
import IconLayoutKanban from '~icons/layout-kanban';
import IconLayoutList from '~icons/layout-list';
import IconLayoutRows from '~icons/layout-rows';
import IconTable from '~icons/table';
import type { Icon } from '../../../components/icons/createIcon.ts';
import { IconSwitch } from '../../../components/IconSwitch.tsx';
import type { InboxLayout } from '../../../domain/submissions/inboxLayout.ts';

interface View {
  value: InboxLayout;
  label: string;
  icon: Icon;
  /** Under “More views”, unless it is the one that is shown. */
  isMore?: true;
  /** Of one form only (SUBM-040). */
  isOneForm?: true;
}

const VIEWS: readonly View[] = [
  { value: 'list', label: t`List`, icon: IconLayoutList },
  { value: 'table', label: t`Table`, icon: IconTable },
  { value: 'board', label: t`Board`, icon: IconLayoutKanban },
  { value: 'grid', label: t`Grid`, icon: IconLayoutGrid, isMore: true },
  { value: 'accordion', label: t`Accordion`, icon: IconLayoutRows, isMore: true, isOneForm: true },
];

/**
 * Chooses how submissions are laid out (D-108, SUBM-095).
 * @param props.isWhole shows every view in the row
 */
export function ViewSwitch(props: {
  view: InboxLayout;
  isOneForm: boolean;
  isWhole: boolean;
  onView(view: InboxLayout): void;
}) {
  const { view, isOneForm, isWhole, onView } = props;
  const views = VIEWS.filter((one) => isOneForm || !one.isOneForm);
  const isInRow = ({ value, isMore }: View): boolean => isWhole || !isMore || value === view;
  const more = views.filter((one) => !isInRow(one));
  return (
    <Group gap={4} wrap="nowrap">
      <IconSwitch label={t`View`} value={view} choices={views.filter(isInRow)} onChange={onView} />
      {more.length > 0 ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t`More views`} title={t`More views`}>
              <IconChevronDown size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map(({ value, label, icon: ViewIcon }) => (
              <Menu.Item
                key={value}
                leftSection={<ViewIcon size={16} aria-hidden="true" />}
                onClick={() => onView(value)}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </Group>
  );
}
