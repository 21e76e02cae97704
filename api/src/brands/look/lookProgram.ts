/**
 * A separate process that reads the pages and style sheets of other people's websites: one that is made to be slow
 * or huge ends this process, and nothing else. Started by readLook.ts.
 */
import type { LookAnswer, LookRequest } from './lookFacts.ts';
import { readPage } from './readPage.ts';
import { readSheets } from './readSheets.ts';

process.on('message', (request: LookRequest) => {
  const answer = (facts: LookAnswer): void => void process.send?.(facts, () => process.exit());
  try {
    answer(request.kind === 'page' ? readPage(request.html) : readSheets(request.css));
  } catch {
    answer(null);
  }
});
// The parent is gone.
process.on('disconnect', () => process.exit());
