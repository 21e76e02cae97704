import { t } from '@lingui/core/macro';
import IconArrowDown from '~icons/arrow-down';
import IconArrowUp from '~icons/arrow-up';
import IconCopy from '~icons/copy';
import IconGripVertical from '~icons/grip-vertical';
import IconTrash from '~icons/trash';
import { flushSync } from 'react-dom';
import { capabilitiesOf, type Field } from '@inlay/sdk/model';
import { fieldName } from '../../../domain/forms/fieldTypeNames.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './canvas.module.css';
import { focusPart, keepingFocus } from './focusPart.ts';
import { WidthHandle } from './WidthHandle.tsx';

/** Widest field that has room for two handles only; the properties offer the rest. */
const NARROW_COLUMNS = 3;

/** Handles around a field that is hovered or selected. */
export function FieldHandles({ builder, field }: { builder: BuilderCore; field: Field }) {
  const isOneOfSeveral = useBuilderState(
    builder,
    ({ selection }) => selection.ids.size > 1 && selection.ids.has(field.id),
  );
  const name = fieldName(field);
  const ids = [field.id];
  const remove = (isByKey: boolean): void => {
    // The button disappears with its field; the keyboard moves to the next one.
    flushSync(() => builder.remove(ids, isByKey));
    if (isByKey) focusPart(builder.get().selection.active);
  };
  const move = (step: -1 | 1) => (): void =>
    keepingFocus(
      () => builder.moveBy(ids, step),
      () => field.id,
    );
  const grip = (
    <span className={classes['grip']} title={t`Drag`}>
      <IconGripVertical size={16} aria-hidden="true" />
    </span>
  );
  if (isOneOfSeveral) return <div className={classes['handles']}>{grip}</div>;
  return (
    <div role="gridcell">
      <div className={classes['handles']}>
        {grip}
        {field.columns > NARROW_COLUMNS ? (
          <>
            <Handle label={t`Move ${name} up`} icon={IconArrowUp} onPress={move(-1)} />
            <Handle label={t`Move ${name} down`} icon={IconArrowDown} onPress={move(1)} />
            {capabilitiesOf(field).isUnique ? null : (
              <Handle
                label={t`Duplicate ${name}`}
                icon={IconCopy}
                onPress={() => builder.duplicate(ids)}
                isOnce
              />
            )}
          </>
        ) : null}
        <Handle label={t`Remove ${name}`} icon={IconTrash} onPress={remove} isOnce />
      </div>
      <WidthHandle builder={builder} field={field} />
    </div>
  );
}

interface HandleProps {
  label: string;
  icon: typeof IconCopy;
  onPress(isByKey: boolean): void;
  /** The second press of a double click does nothing. */
  isOnce?: boolean;
}

function Handle({ label, icon: HandleIcon, onPress, isOnce = false }: HandleProps) {
  return (
    <button
      type="button"
      className={classes['handle']}
      data-no-drag
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        if (isOnce && event.detail > 1) return;
        // A press of Enter or Space is a click that no pointer has counted.
        onPress(event.detail === 0);
      }}
    >
      <HandleIcon size={16} aria-hidden="true" />
    </button>
  );
}
