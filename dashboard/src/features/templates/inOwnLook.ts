import type { BrandKit, Template } from '@inlay/api/contract';
import { followKit, withDefaultKit, type FormDefinition } from '@inlay/sdk/model';

/** Returns the form that a template makes: as the server does, in the account's default brand (STYLE-047). */
export function inOwnLook({ isBuiltIn, definition }: Template, kit: BrandKit | null): FormDefinition {
  if (!kit) return definition;
  return isBuiltIn ? followKit(definition, kit) : withDefaultKit(definition, kit);
}
