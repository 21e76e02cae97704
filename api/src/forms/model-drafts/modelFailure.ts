import type { Text } from '../../platform/texts/translate.ts';

/** Why a model has written no form, as a sentence for the person who asked. */
export class ModelFailure extends Error {
  constructor(message: Text) {
    super(message);
    this.name = 'ModelFailure';
  }
}
