import type { ComponentType } from 'react';
import type { FieldType, QuestionModel, QuestionModels, QuestionType } from '../model/rendering.ts';
import type { FieldProps } from './fieldProps.ts';
import { CheckboxField } from '../fields/checkbox/CheckboxField.tsx';
import { HeaderField } from '../fields/header/HeaderField.tsx';
import { RadioField } from '../fields/radio/RadioField.tsx';
import { SelectField } from '../fields/select/SelectField.tsx';
import { TextualField } from '../fields/shared/TextualField.tsx';

type FieldComponents = { [Type in FieldType]?: ComponentType<FieldProps<Type>> };

const CORE = {
  header: HeaderField,
  text: TextualField,
  email: TextualField,
  phone: TextualField,
  textarea: TextualField,
  select: SelectField,
  checkbox: CheckboxField,
  radio: RadioField,
} satisfies FieldComponents;

/** Field types whose code is in the script of every form. */
export type CoreFieldType = keyof typeof CORE;

/** Components of the loaded field types: the core, and what `addChunk` adds (decision 006). */
export const FIELD_COMPONENTS: FieldComponents = CORE;

/** Models of the field types in loaded chunks. Those of the core come with the code that submits. */
export const CHUNK_MODELS: QuestionModels = {};

/** Adds to the model of a type what some of its settings need. */
export type ModelWraps = {
  [Type in QuestionType]?: (model: QuestionModel<Type>) => QuestionModel<Type>;
};

/** Additions to models. */
export const CHUNK_WRAPS: ModelWraps = {};

/** Content that a chunk adds to the script of every form. */
export interface ChunkContent {
  components?: FieldComponents;
  models?: QuestionModels;
  wraps?: ModelWraps;
  /** Wraps the components of `types`. */
  wrapper?: (Field: ComponentType<FieldProps>) => ComponentType<FieldProps>;
  types?: readonly string[];
  /** Style of a field type or setting, in addition to the style of all forms. */
  css?: string;
}

export function addChunk({ components, models, wraps }: ChunkContent): void {
  Object.assign(FIELD_COMPONENTS, components);
  Object.assign(CHUNK_MODELS, models);
  Object.assign(CHUNK_WRAPS, wraps);
}
