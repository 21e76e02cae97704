import { t } from '@lingui/core/macro';
import { MOD } from '../modKey.ts';

/** One line of the help dialog: keys and their action. */
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
      { keys: ['?'], what: t`Show this list` },
    ],
  },
  {
    title: t`With a field selected`,
    shortcuts: [
      { keys: ['↑', '↓'], what: t`Go to the previous or next field` },
      {
        keys: [t({ message: 'Home', context: 'key' }), t({ message: 'End', context: 'key' })],
        what: t`Go to the first or last field`,
      },
      {
        keys: ['A', t({ message: 'Insert', context: 'key' })],
        what: t`Go to the field types to add one below`,
      },
      { keys: [t`Enter`], what: t`Go to its properties (Escape returns)` },
      { keys: ['/', `${MOD} ${t`Enter`}`], what: t`Type a question below` },
      { keys: ['F2', t`Double click`], what: t`Edit the label on the form` },
      { keys: [t`Alt ↑`, t`Alt ↓`], what: t`Move up or down` },
      { keys: [t`Alt ←`, t`Alt →`], what: t`Make narrower or wider` },
      { keys: [`${MOD} D`], what: t`Duplicate` },
      { keys: [t({ message: 'Delete', context: 'key' })], what: t`Remove` },
    ],
  },
  {
    title: t`While typing on the form`,
    shortcuts: [
      { keys: [t`Enter`], what: t`Go on with the next question, or with the options` },
      { keys: ['/'], what: t`Search all blocks; what stands before it is the label` },
      { keys: [t`Backspace`], what: t`Remove an empty question or option` },
      { keys: ['↑', '↓'], what: t`Go to the label above or below` },
      { keys: [t`Escape`], what: t`Go back to the field` },
    ],
  },
  {
    title: t`Pages, sections and endings`,
    shortcuts: [
      { keys: ['←', '→'], what: t`Collapse or expand` },
      { keys: [t`Alt ↑`, t`Alt ↓`], what: t`Move up or down; fields go into sections and over pages` },
      { keys: [`${MOD} G`], what: t`Put the selected fields into a section` },
    ],
  },
  {
    title: t`Multiple fields`,
    shortcuts: [
      { keys: [t`Shift ↑`, t`Shift ↓`, t`Shift click`], what: t`Select a range` },
      { keys: [t`Space`, t`${MOD} click`], what: t`Add to or remove from the selection` },
      { keys: [`${MOD} A`], what: t`Select all` },
      { keys: [t`Escape`], what: t`Select none` },
      { keys: [`${MOD} C`, `${MOD} X`, `${MOD} V`], what: t`Copy, cut or paste, even between forms` },
    ],
  },
  {
    title: t`In a list of options`,
    shortcuts: [
      { keys: [t`Enter`], what: t`Add an option below` },
      { keys: [t`Alt ↑`, t`Alt ↓`], what: t`Move the option` },
      { keys: [`${MOD} V`], what: t`Paste a list to add one option per line` },
    ],
  },
];
