import type { FieldOfType, FieldType } from './field.ts';

/** Settings that few fields of a type use, whose code a form loads on demand (decision 339). */
export interface FieldExtra<Type extends FieldType = FieldType> {
  /** Whether a field uses one of them. */
  isUsed(field: FieldOfType<Type>): boolean;
  /** Chunks that its own imports: the server names them as well, so that no request follows another. */
  imports?: readonly string[];
}
