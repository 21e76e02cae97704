import { t } from '@lingui/core/macro';
import { createTheme, type MantineColorsTuple, type MantineTransition } from '@mantine/core';
import { MOTION } from '../lib/motion.ts';

/** Ten steps of the accent; the sixth is the one that buttons have. */
const accent: MantineColorsTuple = [
  '#f0f0fd',
  '#e0e0fa',
  '#c4c4f5',
  '#a5a5ff',
  '#8080e6',
  '#6b6bdc',
  '#5b5bd6',
  '#4c4cc4',
  '#3f3fa8',
  '#33338a',
];

/** Mantine's dark greys, on the dashboard's own surfaces: text first, page last. */
const dark: MantineColorsTuple = [
  '#eceef2',
  '#c5cad3',
  '#9ba3b0',
  '#6e7787',
  '#3a404b',
  '#2a2f38',
  '#1c2027',
  '#16191f',
  '#0f1115',
  '#0b0d10',
];

const { enterMs, leaveMs, easing } = MOTION;
/** Transition of dialogs, menus and drop-down lists. */
const FADE = {
  transition: 'fade',
  duration: enterMs,
  exitDuration: leaveMs,
  timingFunction: easing,
} as const;
/** A dialog comes from a little above. */
const SINK: MantineTransition = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(-8px)' },
  transitionProperty: 'opacity, transform',
};

/** The Mantine theme; theme.css defines fonts and the colours that depend on the scheme. */
export const theme = createTheme({
  colors: { accent, dark },
  primaryColor: 'accent',
  primaryShade: 6,
  autoContrast: true,
  fontFamily: 'var(--inlay-font)',
  defaultRadius: 6,
  // One shadow for all floating elements.
  shadows: { md: 'var(--inlay-shadow)', lg: 'var(--inlay-shadow)', xl: 'var(--inlay-shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  headings: {
    fontFamily: 'var(--inlay-font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '1.25' },
      h2: { fontSize: '20px', lineHeight: '1.25' },
      h3: { fontSize: '16px' },
    },
  },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // Labels above, help below.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Badge: { defaultProps: { radius: 'xl', variant: 'light', tt: 'none', fw: 500 } },
    // Menus and lists to choose from, too.
    Popover: { defaultProps: { shadow: 'md', transitionProps: FADE } },
    // Hundreds of choices are rendered when they are asked for, not with the screen.
    Combobox: { defaultProps: { keepMounted: false } },
    // The focus goes to the first item, as in every menu; Mantine's own place for it is no child that a menu may have.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    ColorInput: {
      defaultProps: { eyeDropperButtonProps: { 'aria-label': t`Pick a color from the screen` } },
    },
    Notification: {
      defaultProps: { closeButtonProps: { 'aria-label': t`Dismiss` } },
      styles: { description: { color: 'var(--inlay-text-secondary)' } },
    },
    Drawer: { defaultProps: { transitionProps: { duration: enterMs, exitDuration: leaveMs } } },
    Notifications: { defaultProps: { transitionDuration: enterMs } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 8,
        transitionProps: { ...FADE, transition: SINK },
        closeButtonProps: { 'aria-label': t`Close` },
        // The page has its banner already; a dialog's title is none.
        attributes: { header: { role: 'presentation' } },
      },
    },
  },
});
