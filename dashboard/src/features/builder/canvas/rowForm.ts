import { useLayoutEffect, useMemo, useState } from 'react';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import { fieldById } from '../store/fieldById.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { describeField, type FieldForm } from './CanvasField.tsx';
import { createSameIds, idsOfParts } from '../store/createSameIds.ts';
import { useFormLanguage } from './useFormLanguage.ts';

/** Returns the form of which a single field is rendered; the same one while other fields change. */
export function useSingleForm(builder: BuilderCore): FieldForm {
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? 'new-form');
  const language = useFormLanguage(builder) ?? 'en';
  return useMemo(
    () => ({
      id: formId,
      language,
      definition: createEmptyDefinition(),
      logoUrl: null,
      platformName: '',
      footerLogoUrl: null,
      captcha: null,
    }),
    [formId, language],
  );
}

/**
 * Writes the numbers of all fields into their labels when fields have come, gone or moved: a move renders no other
 * field for its number.
 */
export function usePlacesInLabels(builder: BuilderCore): void {
  const [sameIds] = useState(createSameIds);
  const ids = useBuilderState(builder, (state) => sameIds(idsOfParts(treeOf(definitionOf(state)).fields)));
  useLayoutEffect(() => {
    const definition = definitionOf(builder.get());
    const positions = new Map(ids.map((id, index) => [id, index + 1]));
    for (const row of document.querySelectorAll('[data-field]')) {
      const field = fieldById(definition, row.getAttribute('data-field') ?? '');
      if (!field) continue;
      const label = describeField(field, positions.get(field.id) ?? 0, ids.length);
      // Of two hundred rows, a move changes few.
      if (row.getAttribute('aria-label') !== label) row.setAttribute('aria-label', label);
    }
  }, [builder, ids]);
}
