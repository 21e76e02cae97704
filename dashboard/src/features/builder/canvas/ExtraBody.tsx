import { memo } from 'react';
import { createEmptyDefinition, fieldsOf, withFields, withFormDefaults, type Field } from '@inlay/sdk/model';
import { CANVAS_TEXTS, controlId, loadExtras } from '@inlay/sdk/react';
import { adoptStyleSheet } from '../../../lib/adoptStyleSheet.ts';
import classes from './canvas.module.css';
import type { BodyProps } from './CanvasField.tsx';

/**
 * A field with settings that few use, completed by what its form says for it, above its help. Its options stand in the
 * order in which the owner has them.
 */
const ExtraBody = memo(function ExtraBody({ field, form, Body }: BodyProps) {
  const [completed] = fieldsOf(withFormDefaults(withFields(createEmptyDefinition(), [field]), form.language));
  if (!Body || !completed) return null;
  const { shuffle: _shuffle, ...shown } = completed as Field & { shuffle?: true };
  // Visitors' lists of countries are made once.
  const { country, countries } = field as { country?: string; countries?: string[] };
  const body = <Body key={String([country, countries])} field={shown} form={form} />;
  if (!field.help) return body;
  return (
    <div>
      <div className="form-embed-field">{body}</div>
      <div className={`form-embed-help ${classes['help'] ?? ''}`} id={`${controlId(form.id, field.id)}-help`}>
        {CANVAS_TEXTS.render?.(field.help)}
      </div>
    </div>
  );
});

/** Loads the code of these settings, and returns the component as `lazy` takes it. */
export async function loadExtraBody() {
  adoptStyleSheet(document, await loadExtras());
  return { default: ExtraBody };
}
