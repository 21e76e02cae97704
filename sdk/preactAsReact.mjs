/**
 * What answers to "react" in the built element. r2wc takes React's default export, which would bring
 * all of preact/compat along; it only ever calls `createElement`.
 */
import { createElement } from 'preact';

export * from 'preact/compat';
// r2wc imports the default export, so there has to be one.
// oxlint-disable-next-line import/no-default-export
export default { createElement };
