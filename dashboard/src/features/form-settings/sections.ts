/** Sections of a form's settings, as their addresses name them. */
const SECTION_NAMES = [
  'general',
  'after-submission',
  'notifications',
  'access',
  'embedding',
  'webhooks',
  'deliveries',
] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** Parses the section of an address; anything unknown is the first one. */
export const toSection = (text: string | null | undefined): SectionName =>
  SECTION_NAMES.find((name) => name === text) ?? 'general';
