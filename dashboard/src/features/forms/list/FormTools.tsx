import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import IconLayoutGrid from '~icons/layout-grid';
import IconLayoutList from '~icons/layout-list';
import { IconSwitch } from '../../../components/IconSwitch.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { FORM_ORDERS, FORM_STATES } from './arrangeForms.ts';
import classes from './formList.module.css';
import type { FormFilterState } from './useFormFilter.ts';
import type { FormsView } from './useFormsView.ts';

const STATE_LABELS = {
  all: t`All`,
  active: t`Active`,
  inactive: t`Inactive`,
  draft: t`With a draft`,
} as const;
const ORDER_LABELS = {
  newest: t`Newest first`,
  answered: t`Latest submission`,
  submissions: t`Most submissions`,
  title: t`Title`,
} as const;
const VIEWS = [
  { value: 'cards', label: t`Cards`, icon: IconLayoutGrid },
  { value: 'list', label: t`List`, icon: IconLayoutList },
] as const;

interface FormToolsProps {
  filter: FormFilterState;
  view: FormsView;
  onView(view: FormsView): void;
}

/** Search, filter, order and layout of a list of forms. */
export function FormTools({ filter, view, onView }: FormToolsProps) {
  return (
    <div className={classes['tools']}>
      <SearchField label={t`Search forms`} search={filter.box} className={classes['search']} />
      <IconSwitch<FormsView> label={t`View`} value={view} choices={VIEWS} onChange={onView} />
      <NativeSelect
        className={classes['select'] ?? ''}
        aria-label={t`Show`}
        data={FORM_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        value={filter.state}
        onChange={(event) => filter.set('state', event.currentTarget.value)}
      />
      <NativeSelect
        className={classes['select'] ?? ''}
        aria-label={t`Order`}
        data={FORM_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }))}
        value={filter.order}
        onChange={(event) => filter.set('order', event.currentTarget.value)}
      />
    </div>
  );
}
