// Code for prefill values and host commands; loaded only where there may be any.
export { fillableNames, parsePrefill } from '../react/prefill.ts';
export { listenToHost } from './listenToHost.ts';
