import { basicContact } from './basicContact.ts';
import type { BuiltInTemplate } from './builtInTemplate.ts';
import { customerFeedback } from './customerFeedback.ts';
import { detailedContact } from './detailedContact.ts';
import { employmentApplication } from './employmentApplication.ts';
import { eventRegistration } from './eventRegistration.ts';
import { healthQuestionnaire } from './healthQuestionnaire.ts';

/** The six templates that come with the platform (TMPL-018, D-87), in the order of the gallery. */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  basicContact,
  detailedContact,
  employmentApplication,
  customerFeedback,
  healthQuestionnaire,
  eventRegistration,
];
