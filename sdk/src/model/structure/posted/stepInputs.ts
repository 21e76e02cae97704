/** Names of the inputs that control a plain post (decision 247). */
export const STEP_INPUTS = { at: 'at', go: 'go', unseen: 'unseen', emptied: 'emptied' } as const;
