import type { FieldType, LaterFieldType } from '../field.ts';

/** The types of version 1; a missing one fails the type check. */
const VERSION_1_TYPES: Readonly<Record<Exclude<FieldType, LaterFieldType>, true>> = {
  header: true,
  text: true,
  email: true,
  phone: true,
  date: true,
  textarea: true,
  select: true,
  checkbox: true,
  radio: true,
  address: true,
  captcha: true,
};

/** Whether version 1 of a definition knows a field type; a form with any other needs version 2 (decision 339). */
export const isVersion1Type = (type: FieldType): boolean => Object.hasOwn(VERSION_1_TYPES, type);
