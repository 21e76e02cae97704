/** Returns countries by their names in the dashboard's language, for a list to choose from. */
export function countryChoices(codes: readonly string[]): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(undefined, { type: 'region' });
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
