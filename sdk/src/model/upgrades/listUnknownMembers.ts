import type { DefinitionIssue } from './definitionIssue.ts';
import { UNKNOWN_MEMBER } from './describeFault.ts';

/** Most unknown members that are named, and the longest name that is repeated. */
const MAX_NAMED = 100;
const MAX_NAME_LENGTH = 100;

/** What exported files have besides a form: `$schema` is for editors, and the import of the dashboard stores `pictures`. */
const OF_FILE: ReadonlySet<string> = new Set(['$schema', 'pictures']);

type Path = DefinitionIssue['path'];

/**
 * Lists the members of a sent definition that the form model dropped while it parsed it: names that it does not know
 * where they stand, so also a setting of another field type (decision 840).
 * @param sent the newest shape, before it was parsed; `kept` is the same after.
 */
export function listUnknownMembers(sent: unknown, kept: unknown): DefinitionIssue[] {
  const issues: DefinitionIssue[] = [];
  const compare = (before: unknown, after: unknown, path: Path): void => {
    if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return;
    for (const [key, value] of Object.entries(before)) {
      if (issues.length >= MAX_NAMED) return;
      const place = [...path, Array.isArray(before) ? Number(key) : key.slice(0, MAX_NAME_LENGTH)];
      if (Object.hasOwn(after, key)) compare(value, (after as Record<string, unknown>)[key], place);
      else if (path.length > 0 || !OF_FILE.has(key))
        issues.push({ path: place, code: 'unknown_member', message: UNKNOWN_MEMBER });
    }
  };
  compare(sent, kept, []);
  return issues;
}
