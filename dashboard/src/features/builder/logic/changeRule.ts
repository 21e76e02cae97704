import { t } from '@lingui/core/macro';
import { withRule, type Expression, type FormDefinition, type RulePlace } from '@inlay/sdk/model';
import { definitionOf, editedOf, type BuilderStore } from '../store/builderStore.ts';

/** Makes another definition one step of the builder's history; changes of one topic in quick succession are one. */
export function changeLogic(
  builder: BuilderStore,
  definition: FormDefinition,
  { what, topic }: { what: string; topic?: string },
): void {
  const document = { ...editedOf(builder.get()), definition };
  builder.edit({ document, what, say: null, ...(topic !== undefined && { topic }) });
}

/** Sets the expression at a place, or removes the rule. */
export function changeRule(
  builder: BuilderStore,
  place: RulePlace,
  expression: Expression | undefined,
): void {
  const topic = `rule ${place.id} ${place.key} ${place.index ?? ''}`;
  const definition = withRule(definitionOf(builder.get()), place, expression);
  changeLogic(builder, definition, expression ? { what: t`Rule changed`, topic } : { what: t`Rule removed` });
}
