/** Finds the id of a spreadsheet in its address; null where there is none. */
export const findSpreadsheet = (address: string): string | null =>
  /\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]+)/.exec(address)?.[1] ?? null;
