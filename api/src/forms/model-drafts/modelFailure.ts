import type { Text } from '../../platform/texts/translate.ts';

/** Why a model has written no form, as a sentence for the person who asked. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';

  constructor(message: Text) {
    super(message);
  }
}
