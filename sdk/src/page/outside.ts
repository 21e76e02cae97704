// What a form needs that is filled in or called from outside; loaded only then.
export { fillableNames, readPrefill } from '../client/prefill.ts';
export { listenToHost } from './listenToHost.ts';
