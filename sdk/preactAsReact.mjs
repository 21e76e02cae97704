/**
 * What answers to "react" in the visitor's builds: the few names our components use, straight from
 * preact. preact/compat, which knows all of React, costs 1.3 KB more and nothing here needs it
 * (docs/decisions/006). A missing name fails the build.
 */
import { options } from 'preact';

export { createContext } from 'preact';
export { useContext, useEffect, useRef, useState } from 'preact/hooks';

/** In React a text field's `onChange` tells every stroke; the browser's own event of that name does not. */
const isTyped = ({ type, props }) =>
  type === 'textarea' || (type === 'input' && props.type !== 'checkbox' && props.type !== 'radio');

const before = options.vnode;
options.vnode = (vnode) => {
  const { props } = vnode;
  if (props.onChange && isTyped(vnode)) {
    props.onInput = props.onChange;
    props.onChange = undefined;
  }
  before?.(vnode);
};
