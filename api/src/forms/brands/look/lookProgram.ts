/**
 * A separate process that reads the pages and style sheets of other people's websites: one that is made to be slow
 * or huge ends this process, and nothing else. Started by readLook.ts.
 */
import { answerRequest } from '../../../platform/process/answerRequest.ts';
import type { LookAnswer, LookRequest } from './lookFacts.ts';
import { readLines } from './readLines.ts';
import { readPage } from './readPage.ts';
import { readSheets } from './readSheets.ts';

answerRequest<LookAnswer>(
  (request: LookRequest) => {
    if (request.kind === 'lines') return readLines(request.html, request.platform);
    return request.kind === 'page' ? readPage(request.html) : readSheets(request.css);
  },
  () => null,
);
