// The code for values and commands from outside a form; loaded only where there may be some.
export { fillableNames, readPrefill } from '../client/prefill.ts';
export { listenToHost } from './listenToHost.ts';
