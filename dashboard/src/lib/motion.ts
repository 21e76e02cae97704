/** Durations of motion, in ms, and its easing; theme.css has the same for style sheets. */
export const MOTION = { enterMs: 160, leaveMs: 80, easing: 'ease-out' } as const;

/** False for people who asked their system for less motion, and without the Web Animations API. */
export const hasMotion = (): boolean =>
  'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates an element from where it was to where it is; what it is at the end is its own style.
 * @returns the animation; null without motion.
 */
export function animate(
  element: HTMLElement,
  keyframes: Keyframe[],
  duration: number = MOTION.enterMs,
): Animation | null {
  return hasMotion() ? element.animate(keyframes, { duration, easing: MOTION.easing }) : null;
}
