import type { Proposal, ProposedType, ShownProposal } from '../questions/readFields.ts';

/** Chosen types by the question that they were chosen for; null leaves it out. */
export type ChosenTypes = ReadonlyMap<string, ProposedType | null>;

/** Returns a key for each question by its words, so that typing elsewhere keeps what was chosen for it. */
export function keysOf(proposals: readonly Proposal[]): string[] {
  const counts = new Map<string, number>();
  return proposals.map(({ label }) => {
    const count = counts.get(label) ?? 0;
    counts.set(label, count + 1);
    return `${count} ${label}`;
  });
}

/**
 * Returns proposals as the person changed them.
 *
 * @param yesNo the options of a question that wants a yes or a no, once it is a list
 */
export function changeProposals(
  proposals: readonly Proposal[],
  chosen: ChosenTypes,
  yesNo: readonly string[],
): ShownProposal[] {
  const keys = keysOf(proposals);
  return proposals.map((proposal, index) => {
    const type = chosen.get(keys[index] ?? '');
    if (type === undefined) return { ...proposal, isLeftOut: false };
    if (type === null) return { ...proposal, isLeftOut: true };
    const isList = proposal.type === 'yes_no' && type !== 'yes_no' && proposal.options.length === 0;
    return {
      ...proposal,
      type,
      isGuessed: false,
      isLeftOut: false,
      ...(isList && { options: [...yesNo] }),
    };
  });
}
