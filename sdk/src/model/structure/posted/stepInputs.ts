/** Names of the inputs of a plain post that say what it asks for (decision 247). */
export const STEP_INPUTS = { at: 'at', go: 'go', unseen: 'unseen', emptied: 'emptied' } as const;
