import { FIELD_CAPABILITIES, type FieldOfType, type FieldType, type FormDefinition } from '@inlay/sdk/model';

/** The categories of the gallery, in its order (TMPL-004). */
export const CATEGORIES = ['Contact', 'Business', 'Healthcare', 'Events'] as const;

/** A template that comes with the platform; what it is called is what its forms are called. */
export interface BuiltInTemplate {
  /** Stands in addresses and requests: never renamed. */
  id: string;
  category: (typeof CATEGORIES)[number];
  /** What the gallery says of it. */
  description: string;
  definition: FormDefinition;
}

/** A field as the builder would make it, but for what is said here. */
export const field = <Type extends FieldType>(
  type: Type,
  id: string,
  label: string,
  settings: Partial<Omit<FieldOfType<Type>, 'id' | 'type' | 'label'>> = {},
): FieldOfType<Type> =>
  ({ id, ...FIELD_CAPABILITIES[type].createDefaults(), label, ...settings }) as unknown as FieldOfType<Type>;

/** Must be answered. */
export const required = { required: true } as const;
/** Two stand in one row. */
export const half = { columns: 6 } as const;
