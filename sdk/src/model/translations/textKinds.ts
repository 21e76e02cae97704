import type { FieldBase } from '../fields/fieldBase.ts';
import type { FieldOfType, FieldType } from '../fields/field.ts';

/** What an owner's text is: a line, limited Markdown (decision 238), or the address of a picture. */
export type TextKind = 'line' | 'rich' | 'picture';

/** The keys of a field's own settings that hold any text, not one of a few names. */
type OwnTextKey<OfField> = Exclude<
  { [Key in keyof OfField]-?: string extends OfField[Key] ? Key : never }[keyof OfField],
  keyof FieldBase<string>
>;

/**
 * What each text among a type's own settings is; `null` for one that is no text for people, such as a code. A new one
 * that is missing here fails the type check.
 */
export type OwnTexts<Type extends FieldType> = Type extends unknown
  ? { readonly [Key in OwnTextKey<FieldOfType<Type>>]: TextKind | null }
  : never;
