import { useState } from 'react';
import { checkCustomCss, MAX_CUSTOM_CSS_LENGTH, type CheckedCss } from '@inlay/sdk/model';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** What is being typed, refused parts and all, for as long as its builder is open. */
const texts = new WeakMap<BuilderStore, string>();

/**
 * The text of the editor. Only what is accepted goes into the form, so that a form can be saved, drafted
 * and shown at any moment; the rest stays in the text, and is named.
 */
export function useOwnCssText(builder: BuilderCore) {
  const accepted = useBuilderState(builder, (state) => definitionOf(state).customStyles.customCSS ?? '');
  const [text, setText] = useState(() => texts.get(builder) ?? accepted);
  const checked = checkOwnCss(text);
  // Undone, reset, or loaded anew: the text follows the form.
  const isFollowing = checked.css !== accepted;
  const shown = isFollowing ? accepted : text;

  const change = (next: string): void => {
    texts.set(builder, next);
    setText(next);
    const { css } = checkOwnCss(next);
    if (css === accepted) return;
    const { customCSS: _before, ...rest } = definitionOf(builder.get()).customStyles;
    const customStyles = css === '' ? rest : { ...rest, customCSS: css };
    builder.changeForm({ customStyles }, 'style customCSS');
  };
  return { text: shown, checked: isFollowing ? checkOwnCss(accepted) : checked, change };
}

/** Longer text than the server takes is not looked at: the box does not let it in. */
const checkOwnCss = (text: string): CheckedCss => checkCustomCss(text.slice(0, MAX_CUSTOM_CSS_LENGTH));

/** Accepted declarations that this browser makes nothing of, as `color: blu`. */
export const findIdle = (css: string, isSupported: (property: string, value: string) => boolean): string[] =>
  css
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/;$/, ''))
    .filter((line) => {
      const [property = '', value = ''] = line.replace(/ !important$/, '').split(/: (.*)/s);
      return !isSupported(property, value);
    });
