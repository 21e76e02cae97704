import { FIELD_CAPABILITIES, type FieldOfType, type FieldType, type FormDefinition } from '@inlay/sdk/model';

/** The categories of the gallery, in its order (TMPL-004). */
export const CATEGORIES = ['Contact', 'Business', 'Healthcare', 'Events'] as const;

/** A template that comes with the platform; its name becomes the title of its forms. */
export interface BuiltInTemplate {
  /** Stands in addresses and requests: never renamed. */
  id: string;
  category: (typeof CATEGORIES)[number];
  /** Description in the gallery. */
  description: string;
  definition: FormDefinition;
}

/** Returns a field as the builder creates it, with the given properties. */
export const field = <Type extends FieldType>(
  type: Type,
  id: string,
  label: string,
  settings: Partial<Omit<FieldOfType<Type>, 'id' | 'type' | 'label'>> = {},
): FieldOfType<Type> =>
  ({ id, ...FIELD_CAPABILITIES[type].createDefaults(), label, ...settings }) as unknown as FieldOfType<Type>;

/** Must be answered. */
export const required = { required: true } as const;
/** Half a row. */
export const half = { columns: 6 } as const;
