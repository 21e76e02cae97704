import { Component, type ReactNode } from 'react';
import { animate, hasMotion, MOTION } from '../../lib/motion.ts';

/** Most items that leave or arrive with motion; more of them are another list. */
const MOST_CHANGES = 20;
/** Least movement that is shown, in px. */
const LEAST_PX = 1;

/** Boxes of items before a commit, by key; an item may move to another list. */
const places = new Map<string, DOMRect>();

interface MovingItemsProps {
  /** The list's items in their order. */
  keys: readonly string[];
  /** Selects the elements of items, which carry their key as `data-row` or `data-id`. */
  items: string;
  /** Fades new items in. */
  arrives?: boolean;
  children: ReactNode;
}

/** An item that leaves the list, with its former box and neighbors. */
interface Leaving {
  key: string;
  element: HTMLElement;
  place: DOMRect;
  around: Element[];
}

/**
 * Shows where the items of a list went: the others close the gap, one that leaves fades where it was. Measures only
 * when items leave, arrive or change places.
 */
export class MovingItems extends Component<MovingItemsProps> {
  /** Runs before the change reaches the page. */
  override getSnapshotBeforeUpdate({ keys: before }: MovingItemsProps): Leaving[] | null {
    const { keys, items } = this.props;
    if (!isSmallChange(before, keys) || !hasMotion()) return null;
    const kept = new Set(keys);
    const leaving: Leaving[] = [];
    for (const [key, element] of elementsOf(items, before)) {
      const place = element.getBoundingClientRect();
      places.set(key, place);
      if (!kept.has(key)) leaving.push({ key, element, place, around: ancestorsOf(element) });
    }
    return leaving;
  }

  override componentDidUpdate(before: MovingItemsProps, _state: unknown, leaving: Leaving[] | null): void {
    if (!leaving) return;
    const { keys, items, arrives = false } = this.props;
    const known = new Set(before.keys);
    const present = [...elementsOf(items, keys)].map(
      ([key, element]) => [key, element, element.getBoundingClientRect()] as const,
    );
    for (const [key, element, to] of present) {
      const from = places.get(key);
      if (from) moveFrom(element, from, to);
      else if (arrives && !known.has(key)) animate(element, [{ opacity: 0, scale: 0.98 }, {}]);
    }
    for (const one of leaving) if (elementsOf(items, [one.key]).size === 0) fadeOut(one);
    // Lists that change with the same commit read them first.
    requestAnimationFrame(() => places.clear());
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** True where some items left, arrived or changed places, and most are still the same. */
function isSmallChange(before: readonly string[], after: readonly string[]): boolean {
  if (before === after) return false;
  const [old, now] = [new Set(before), new Set(after)];
  const changes = before.filter((key) => !now.has(key)).length + after.filter((key) => !old.has(key)).length;
  if (changes > MOST_CHANGES) return false;
  return changes > 0 || before.some((key, index) => key !== after[index]);
}

/** Finds the rendered ones among the items. */
function elementsOf(items: string, keys: readonly string[]): Map<string, HTMLElement> {
  const wanted = new Set(keys);
  const found = [...document.querySelectorAll<HTMLElement>(items)].map(
    (element) => [element.dataset['row'] ?? element.dataset['id'] ?? '', element] as const,
  );
  return new Map(found.filter(([key]) => wanted.has(key)));
}

function moveFrom(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < LEAST_PX || !(isInView(from) || isInView(to))) return;
  animate(element, [{ translate: `${x}px ${y}px` }, { translate: 'none' }]);
}

/** Returns whether a box is in the window: moves of a long list outside it are not animated. */
const isInView = ({ top, bottom }: DOMRect): boolean => bottom >= 0 && top <= window.innerHeight;

const ancestorsOf = (element: Element): Element[] => {
  const around: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return around;
};

/** A copy for the eye alone: nothing finds, reads or presses it. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-id', 'data-row', 'data-open-row']) one.removeAttribute(name);
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

/** Fades a copy where the item was. */
function fadeOut({ element, place, around }: Leaving): void {
  // A row of a table has its widths within the table alone.
  if (element.tagName === 'TR') return;
  const copy = copyOf(element);
  Object.assign(copy.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: '0',
    pointerEvents: 'none',
  });
  around.find((one) => one.isConnected)?.append(copy);
  const now = copy.getBoundingClientRect();
  copy.style.translate = `${place.left - now.left}px ${place.top - now.top}px`;
  const remove = (): void => copy.remove();
  animate(copy, [{ opacity: 1 }, { opacity: 0 }], MOTION.leaveMs)?.finished.then(remove, remove);
}
