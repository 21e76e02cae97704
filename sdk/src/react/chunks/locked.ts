import type { ComponentType } from 'react';
import { hasEnded, isLocked, openLocked, readLocked } from '../../model/fields/lockedAnswer.ts';
import { fieldsOf, type DefinitionTree } from '../../model/rendering.ts';
import { FIELD_COMPONENTS } from '../fieldTypes.ts';
import type { FieldProps } from '../fieldProps.ts';
import { fitsField } from '../locked/fitsField.ts';
import { keepLocks, withLocks } from '../locked/keptLocks.ts';
import { lockable } from '../locked/LockedField.tsx';
import css from '../locked/locked.css?inline';
import { sendLocks } from '../locked/sendLocks.ts';
import { TYPE_CSS } from '../pages/pagesCss.ts';
import { PLANNED } from '../planned.ts';

type Values = Readonly<Record<string, unknown>>;

/** Components that are lockable; further types may have been loaded for another form of the page. */
const lockables = new WeakSet<ComponentType<FieldProps>>();

/** Wraps all components loaded so far, so that they show locked answers. */
export function addLockable(): void {
  const components = FIELD_COMPONENTS as Record<string, ComponentType<FieldProps>>;
  for (const [type, Field] of Object.entries(components))
    if (!lockables.has(Field)) lockables.add((components[type] = lockable(Field)));
  TYPE_CSS['locked'] = css;
  PLANNED.open = (form, values) => openLocked(withLocks(form.definition, values));
}

/** Place of the version in a UUID. The platform makes those of version 8 for invitations alone. */
const UUID_VERSION = 14;

let isAdded = false;

/** Adds locked answers to a visitor's browser, which keeps them as they arrive and sends their tokens. */
export function addLocked(): void {
  addLockable();
  const { lead, open, validate } = PLANNED;
  PLANNED.open = (form, values) => {
    keepLocks(form.definition, values);
    return open!(form, values);
  };
  if (isAdded) return;
  isAdded = true;
  PLANNED.arrive = ({ definition }, values) => {
    const arrived = withoutEnded(definition, values);
    keepLocks(definition, arrived);
    return arrived;
  };
  PLANNED.lead = async (session, view) => {
    // The key of an invitation, of which the answer is one whatever else this browser keeps (decision 880).
    const key = session?.options.idempotencyKey;
    if (key?.[UUID_VERSION] === '8') session!.key = key;
    return (await lead?.(session, view)) ?? false;
  };
  PLANNED.validate = (tools, form, values, options) =>
    sendLocks(form, values, validate!(tools, form, PLANNED.open!(form, values), options));
}

/** Leaves out locks that have ended or do not fit their field: visitors answer it as if the link did not name it. */
function withoutEnded(form: DefinitionTree, values: Values): Record<string, unknown> {
  const left = { ...values };
  for (const field of fieldsOf(form)) {
    const locked = readLocked(left[field.id]);
    const isGood = locked && !hasEnded(locked, Date.now()) && fitsField(field, locked.value);
    if (isLocked(left[field.id]) && !isGood) delete left[field.id];
  }
  return left;
}
