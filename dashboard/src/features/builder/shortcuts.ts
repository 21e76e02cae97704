import { t } from '@lingui/core/macro';

/** The key that goes with C, V and Z here. */
export const MOD: string = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : t`Ctrl`;

/** One line of the help dialog: keys that belong together, and what they do. */
interface Shortcut {
  keys: readonly string[];
  what: string;
}

/** Every key of the builder, by where the keyboard has to be (D-70). */
export const SHORTCUTS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: t`Anywhere`,
    shortcuts: [
      { keys: [`${MOD} Z`], what: t`Undo` },
      { keys: [t`Shift ${MOD} Z`, `${MOD} Y`], what: t`Redo` },
      { keys: [`${MOD} S`], what: t`Save` },
      { keys: ['?'], what: t`This list` },
    ],
  },
  {
    title: t`On a field of the form`,
    shortcuts: [
      { keys: ['↑', '↓'], what: t`Go to the field before or behind` },
      { keys: [t`Home`, t`End`], what: t`Go to the first or last field` },
      { keys: ['A', t`Insert`], what: t`Go to the field types, to add one below` },
      { keys: [t`Enter`], what: t`Go to its properties; Escape comes back` },
      { keys: ['F2', t`Double click`], what: t`Edit its label on the form` },
      { keys: [t`Alt ↑`, t`Alt ↓`], what: t`Move up or down` },
      { keys: [t`Alt ←`, t`Alt →`], what: t`Make narrower or wider` },
      { keys: [`${MOD} D`], what: t`Duplicate` },
      { keys: [t`Delete`], what: t`Remove` },
    ],
  },
  {
    title: t`Several fields at once`,
    shortcuts: [
      { keys: [t`Shift ↑`, t`Shift ↓`, t`Shift click`], what: t`Select from here to there` },
      { keys: [t`Space`, `${MOD} click`], what: t`Add to the selection, or take out of it` },
      { keys: [`${MOD} A`], what: t`Select all` },
      { keys: [t`Escape`], what: t`Select none` },
      { keys: [`${MOD} C`, `${MOD} X`, `${MOD} V`], what: t`Copy, cut, paste: also into another form` },
    ],
  },
  {
    title: t`In a list of options`,
    shortcuts: [
      { keys: [t`Enter`], what: t`Add an option below` },
      { keys: [t`Alt ↑`, t`Alt ↓`], what: t`Move the option` },
      { keys: [`${MOD} V`], what: t`Paste a list: each line becomes an option` },
    ],
  },
];
