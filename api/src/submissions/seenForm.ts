import { translate, type FormDefinition, type Language } from '@inlay/sdk/model';
import type { Submission } from '../platform/entities/submission.entity.ts';
import { languageOf } from './printSubmission.ts';

/** A form as the sender of a submission saw it. */
interface SeenForm {
  definition: FormDefinition;
  title: string;
  language: Language;
}

/** Returns the form that a submission answered in the language that its sender saw (LANG-010). */
export function seenForm(
  { title }: { title: string },
  definition: FormDefinition,
  { language }: Pick<Submission, 'language'>,
): SeenForm {
  if (!language) return { definition, title, language: languageOf(definition) };
  const seen = { ...translate(definition, language), language };
  return { definition: seen, title: seen.title, language };
}
