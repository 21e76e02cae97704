import { OTHER, readControls } from '../../model/fields/settings/choiceSettings.ts';
import type { Option } from '../../model/rendering.ts';
import { asText } from '../fieldProps.ts';

/** State of a choice's controls: chosen values, and the visitor's own words. */
export interface ShownChoice {
  chosen: readonly string[];
  words: string;
}

/** Returns what controls show for a raw value: of the controls themselves, or an answer with own words in it. */
export function shownChoice(options: readonly Option[], raw: unknown): ShownChoice {
  const controls = readControls(raw);
  const given = [(controls ? controls.choice : raw) ?? []].flat().map(asText).filter(Boolean);
  const isKnown = (choice: string) => choice === OTHER || options.some(({ value }) => value === choice);
  const own = given.find((choice) => !isKnown(choice)) ?? '';
  const chosen = [...given.filter(isKnown), ...(own ? [OTHER] : [])];
  return { chosen, words: controls ? asText(controls.other) || own : own };
}
