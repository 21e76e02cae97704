import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import classes from './builder.module.css';
import { DEVICE_WIDTHS, type Device } from './devices.ts';

/**
 * The form's background: as wide as the device, scaled down in narrower space; null fills the space. The form is
 * rendered once its room is known: otherwise the browser would lay it out twice.
 */
export function DeviceFrame({ children, device }: { children: ReactNode; device: Device | null }) {
  const { ref, width: room } = useInnerWidth();
  const width = device && DEVICE_WIDTHS[device];
  const zoom = width === null || !room ? 1 : Math.min(1, room / width);
  // A form looks the same in every window that is at least as wide as a desktop's.
  const isFilling = device === null || (device === 'desktop' && zoom === 1);
  return (
    <div ref={ref} className={classes['paper']}>
      <div
        className={classes['sheet']}
        data-device={device ?? undefined}
        style={{ zoom, ...(!isFilling && { width: `${width}px` }) }}
      >
        {room === null ? null : children}
      </div>
    </div>
  );
}

/** The room inside an element's padding, in px; null until it is measured, 0 where nothing is laid out. */
function useInnerWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const padding = [paddingInlineStart, paddingInlineEnd].map((side) => parseFloat(side) || 0);
      setWidth(padding.reduce((rest, side) => rest - side, element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
