import { asksForCode, fieldsOf, type FieldOfType, type FormDefinition } from '@inlay/sdk/model';
import type { Config } from '../../../platform/config/config.ts';
import { isAnswerObject, replaceAnswers } from '../../../submissions/replaceAnswers.ts';
import { isProof } from './emailCode.ts';

/** An email field whose address is proven by a mailed code. */
export type ProvenField = FieldOfType<'email'>;

/** The proven fields of a form; found once for each definition. */
const known = new WeakMap<FormDefinition, readonly ProvenField[]>();

/** Lists the fields of a form whose addresses are proven by a mailed code. */
export function provenFieldsOf(definition: FormDefinition): readonly ProvenField[] {
  let fields = known.get(definition);
  if (!fields) known.set(definition, (fields = fieldsOf(definition).filter(asksForCode)));
  return fields;
}

/**
 * Replaces what a visitor says of the proof of an address: a proven one is the address alone, any other has no proof,
 * and its field's type refuses it (`withEmailCode`).
 */
export function resolveProofs(
  { secret }: Pick<Config, 'secret'>,
  { id: formId, definition }: { id: string; definition: FormDefinition },
  rawAnswers: unknown,
): unknown {
  const fields = provenFieldsOf(definition);
  if (fields.length === 0 || !isAnswerObject(rawAnswers)) return rawAnswers;
  return replaceAnswers(fields, rawAnswers, ({ id: fieldId }, answer) => {
    if (typeof answer === 'string') return { address: answer };
    if (!isAnswerObject(answer)) return answer;
    const { address, proof } = answer;
    const isGenuine =
      typeof address === 'string' &&
      typeof proof === 'string' &&
      isProof(secret, { formId, fieldId, address }, proof);
    return isGenuine ? address : { ...answer, proof: '' };
  });
}
