// Code that keeps drafts; loaded after the first touch.
export { removeDraft, takeDraft } from '../../client/drafts.ts';
export { keepDraft, typesIn } from './keepDraft.ts';
