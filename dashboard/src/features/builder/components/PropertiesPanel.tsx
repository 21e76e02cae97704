import { t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import { FieldProperties } from '../properties/FieldProperties.tsx';
import type { BuilderCore } from '../useBuilder.ts';
import type { Workbench } from '../useWorkbench.ts';

interface PropertiesPanelProps {
  builder: BuilderCore;
  toForm: Workbench['toForm'];
}

/** The properties, with Escape back to the field they are of. */
export function PropertiesPanel({ builder, toForm }: PropertiesPanelProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    // An open list or colour picker closes first.
    const isOpen = event.target instanceof Element && event.target.closest('[aria-expanded="true"]');
    if (event.key !== 'Escape' || event.defaultPrevented || isOpen) return;
    event.preventDefault();
    toForm();
  };
  return (
    <div role="group" aria-label={t`Properties`} data-properties onKeyDown={onKeyDown}>
      <FieldProperties builder={builder} />
    </div>
  );
}
