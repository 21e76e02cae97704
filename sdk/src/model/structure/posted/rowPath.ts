/** Returns the id of a field in a row of a repeating group, from 0: of its control, its error, its focus. */
export const rowPath = (groupId: string, row: number, fieldId: string): string =>
  `${groupId}.${row}.${fieldId}`;
