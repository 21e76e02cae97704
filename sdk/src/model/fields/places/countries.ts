/** Countries to choose from (EMBED-037); the first is the default (EMBED-038). */
export const COUNTRIES = [
  'United States', 'Canada', 'United Kingdom', 'Australia', 'Germany', 'France', 'Japan', 'Other',
] as const; // prettier-ignore
