/** Devices that a form can be previewed on. */
export type Device = 'phone' | 'tablet' | 'desktop';

/**
 * Widths of their windows, in px. A form is 720 px wide at most, so that it looks the same in every window
 * from a desktop's width on.
 */
export const DEVICE_WIDTHS: Readonly<Record<Device, number>> = { phone: 375, tablet: 768, desktop: 800 };
