import { withRule, type DescribedFinding, type FormDefinition, type RulePlace } from '@inlay/sdk/model';
import { findingsOf } from '../logic/useFindings.ts';

/** Findings for which a form cannot be saved, by kind and place: the same finding of two definitions has one key. */
function refusals(definition: FormDefinition): Map<string, DescribedFinding> {
  const refusing = findingsOf(definition).filter(({ finding }) => finding.refuses);
  return new Map(
    refusing.map((described) => {
      const { code, place, params } = described.finding;
      return [JSON.stringify([code, place, params]), described];
    }),
  );
}

/** Returns what a change has broken in a form's rules: findings that the form did not have before. */
export function brokenRules(before: FormDefinition, after: FormDefinition): DescribedFinding[] {
  const known = refusals(before);
  return [...refusals(after)].filter(([key]) => !known.has(key)).map(([, described]) => described);
}

/** Returns a form without the rules at these places; texts and values that name removed parts stay. */
export function withoutRules(definition: FormDefinition, places: readonly RulePlace[]): FormDefinition {
  const distinct = new Map(
    places.map((place) => [JSON.stringify([place.id, place.key, place.index]), place]),
  );
  // From the end, so that the numbers of the others stay right.
  const ordered = [...distinct.values()].toSorted((one, other) => (other.index ?? 0) - (one.index ?? 0));
  return ordered.reduce((form, place) => withRule(form, place, undefined), definition);
}
