/**
 * Answers to "react" in the visitors' builds: the few names our components and r2wc use, straight from
 * preact. preact/compat, which knows all of React, costs over 2 KB more and nothing here needs it
 * (docs/decisions/006). A missing name fails the build.
 */
import { createElement, options } from 'preact';

export { createContext } from 'preact';
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

// r2wc imports React as a whole.
// oxlint-disable-next-line import/no-default-export
export default { createElement };

/** In React a text field's `onChange` fires at every stroke; the browser's own event of that name does not. */
const isTyped = ({ type, props }) =>
  type === 'textarea' || (type === 'input' && !/^(checkbox|radio|file)$/.test(props.type));

// Preact's hooks have none of their own here.
options.vnode = (vnode) => {
  const { props } = vnode;
  const { onChange, value } = props;
  if (onChange && isTyped(vnode)) {
    props.onInput = onChange;
    // Some programs that fill in forms fire nothing else.
    props.onChange = (event) => event.currentTarget.value !== value && onChange(event);
  }
};
