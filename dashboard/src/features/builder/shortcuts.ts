/** The key that goes with C, V and Z here. */
export const MOD: string = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** One line of the help dialog: keys that belong together, and what they do. */
interface Shortcut {
  keys: readonly string[];
  what: string;
}

/** Every key of the builder, by where the keyboard has to be (D-70). */
export const SHORTCUTS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: [`${MOD} Z`], what: 'Undo' },
      { keys: [`Shift ${MOD} Z`, `${MOD} Y`], what: 'Redo' },
      { keys: [`${MOD} S`], what: 'Save' },
      { keys: ['?'], what: 'This list' },
    ],
  },
  {
    title: 'On a field of the form',
    shortcuts: [
      { keys: ['↑', '↓'], what: 'Go to the field before or behind' },
      { keys: ['Home', 'End'], what: 'Go to the first or last field' },
      { keys: ['A', 'Insert'], what: 'Go to the field types, to add one below' },
      { keys: ['Enter'], what: 'Go to its properties; Escape comes back' },
      { keys: ['F2', 'Double click'], what: 'Edit its label on the form' },
      { keys: ['Alt ↑', 'Alt ↓'], what: 'Move up or down' },
      { keys: ['Alt ←', 'Alt →'], what: 'Make narrower or wider' },
      { keys: [`${MOD} D`], what: 'Duplicate' },
      { keys: ['Delete'], what: 'Remove' },
    ],
  },
  {
    title: 'Several fields at once',
    shortcuts: [
      { keys: ['Shift ↑', 'Shift ↓', 'Shift click'], what: 'Select from here to there' },
      { keys: ['Space', `${MOD} click`], what: 'Add to the selection, or take out of it' },
      { keys: [`${MOD} A`], what: 'Select all' },
      { keys: ['Escape'], what: 'Select none' },
      { keys: [`${MOD} C`, `${MOD} X`, `${MOD} V`], what: 'Copy, cut, paste: also into another form' },
    ],
  },
  {
    title: 'In a list of options',
    shortcuts: [
      { keys: ['Enter'], what: 'Add an option below' },
      { keys: ['Alt ↑', 'Alt ↓'], what: 'Move the option' },
      { keys: [`${MOD} V`], what: 'Paste a list: each line becomes an option' },
    ],
  },
];
