/** Ends a sentence, or has the colon already. */
const HAS_MARK = /[\p{Sentence_Terminal}:：…]$/u;

/** Returns a label to be followed by its value: “Name:”, but “Which cake?” as it is. */
export const labelWithColon = (label: string): string =>
  HAS_MARK.test(label.trimEnd()) ? label : `${label}:`;
