import type { Expression } from './expression.ts';
import type { FieldPoints, PassMark } from './value.ts';

/**
 * Parts of a form that logic reads: conditions of items, required fields, and jumps.
 * A form is pages of items; sections and repeating groups hold fields and nothing deeper.
 */
export interface FormTree {
  pages: readonly TreePage[];
  values: readonly TreeValue[];
  /** The first ending whose condition holds; the last has none. */
  endings: readonly TreeEnding[];
  /** Limits of how many submissions are taken; without a condition, all count. */
  quotas?: readonly TreeQuota[];
  scoring?: { kind: 'none' } | { kind: 'points' | 'quiz'; passAt: PassMark | null };
}

export interface TreeQuota {
  id: string;
  if?: Expression;
  /** What a visitor meets once it is full: an ending, or the waiting list. */
  whenFull?: { ending: string } | { waitingList: true };
}

export interface TreePage {
  id: string;
  /** Texts that a visitor reads above the items. */
  texts?: readonly string[];
  items: readonly TreeItem[];
  showIf?: Expression;
  /** Jumps to a later page or an ending; without one that holds, the following page comes next. */
  next?: readonly TreeJump[];
}

export interface TreeJump {
  if: Expression;
  /** Id of a page or an ending. */
  goTo: string;
}

export interface TreeField {
  id: string;
  /** Texts of the field, which may name answers and values: `{{id|fallback}}`. */
  texts?: readonly string[];
  /** Whether the field must be answered while it is visible. */
  required?: boolean;
  showIf?: Expression;
  requiredIf?: Expression;
  /** The answer that a new visitor finds. */
  start?: Expression;
  /** What an answer must fulfil; fields without an answer are not checked. */
  checks?: readonly { must: Expression }[];
  options?: readonly TreeOption[];
  /** What the answers are worth; absent where they give no points. */
  marks?: FieldPoints;
  /** Length of the longest valid text, in characters; `null` for that of any text. */
  maxLength?: number | null;
  /** What is stored where no answer is given. */
  value?: string;
}

export interface TreeOption {
  value: string;
  showIf?: Expression;
}

export interface TreeSection {
  id: string;
  type: 'section';
  texts?: readonly string[];
  showIf?: Expression;
  items: readonly TreeField[];
}

export interface TreeRepeat {
  id: string;
  type: 'repeat';
  texts?: readonly string[];
  showIf?: Expression;
  requiredIf?: Expression;
  /** Most rows. */
  max?: number;
  items: readonly TreeField[];
}

export type TreeItem = TreeField | TreeSection | TreeRepeat;

/** A value that the form computes. */
export interface TreeValue {
  id: string;
  is: Expression;
  /** Whether visitors see the value. */
  isShown?: boolean;
}

export interface TreeEnding {
  id: string;
  texts?: readonly string[];
  redirectUrl?: string | null;
  showIf?: Expression;
}

export const isSection = (item: TreeItem): item is TreeSection => 'type' in item && item.type === 'section';
export const isRepeat = (item: TreeItem): item is TreeRepeat => 'type' in item && item.type === 'repeat';
