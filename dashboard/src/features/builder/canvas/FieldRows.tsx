import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { createEmptyDefinition, fieldsOfPageOne, type FormDefinition } from '@inlay/sdk/model';
import type { RenderedForm } from '@inlay/sdk/react';
import { idsOf } from '../definition/editing.ts';
import { definitionOf } from '../store/builderStore.ts';
import { fieldById } from '../store/fieldById.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { CanvasField, describeField } from './CanvasField.tsx';

/** The ids of a form's fields: the same list until fields come, go or move. */
function createOrderOf(): (definition: FormDefinition) => readonly string[] {
  let last: readonly string[] = [];
  return (definition) => {
    const fields = fieldsOfPageOne(definition);
    const isSame = fields.length === last.length && fields.every((field, index) => field.id === last[index]);
    if (!isSame) last = idsOf(definition);
    return last;
  };
}

/**
 * The fields on the canvas, each rendered on its own. A move renders no other field for its number: an effect
 * writes the numbers into the labels.
 */
export const FieldRows = memo(function FieldRows({ builder }: { builder: BuilderCore }) {
  const [orderOf] = useState(createOrderOf);
  const ids = useBuilderState(builder, (state) => orderOf(definitionOf(state)));
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? 'new-form');
  // Props of a single field, stable while other fields change.
  const form = useMemo(
    (): RenderedForm => ({
      id: formId,
      definition: createEmptyDefinition(),
      logoUrl: null,
      platformName: '',
      footerLogoUrl: null,
      captcha: null,
    }),
    [formId],
  );
  useLayoutEffect(() => {
    const definition = definitionOf(builder.get());
    for (const row of document.querySelectorAll('[data-field]')) {
      const field = fieldById(definition, row.getAttribute('data-field') ?? '');
      if (!field) continue;
      const label = describeField(field, fieldsOfPageOne(definition));
      // Of two hundred rows, a move changes few.
      if (row.getAttribute('aria-label') !== label) row.setAttribute('aria-label', label);
    }
  }, [builder, ids]);
  return ids.map((fieldId) => <CanvasField key={fieldId} builder={builder} form={form} fieldId={fieldId} />);
});
