import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import './fixInvalidNavigatorLanguage.ts';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import classes from './chart.module.css';
import { inSentence } from '../../lib/language.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { chartData } from './chartData.ts';
import { drawNames, roomForNames } from './lineNames.ts';

/** One line, or the bars. */
export interface ChartSeries {
  label: string;
  /** A custom property that holds the colour, e.g. `--inlay-chart-1`. */
  color: string;
  values: readonly number[];
}

interface TimeChartProps {
  /** Description for screen readers. */
  label: string;
  /** Names of the places on the axis, in full and short. */
  places: readonly { name: string; short: string }[];
  series: readonly ChartSeries[];
  kind: 'lines' | 'bars';
  /** The last place is not over yet: lines are dashed on their way to it. */
  isLastOpen?: boolean;
}

const HEIGHT = 240;
/** Width that a name on the axis needs, in px. */
const TICK_WIDTH = 56;

/** A colour as a canvas understands it: custom properties may hold one for each scheme. */
function colorOf(element: HTMLElement, property: string): string {
  const { color } = element.style;
  element.style.color = `var(${property})`;
  const resolved = getComputedStyle(element).color;
  element.style.color = color;
  return resolved;
}

/** Returns the place that is read first: the last day, or the highest bar. */
function initialPlace({ kind, series, places }: Pick<TimeChartProps, 'kind' | 'series' | 'places'>): number {
  const values = series[0]?.values ?? [];
  return kind === 'bars' ? values.indexOf(Math.max(...values)) : places.length - 1;
}

/** Figures along an axis. The pointer and the arrow keys choose a place, whose figures appear above. */
export function TimeChart({ label, places, series, kind, isLastOpen = false }: TimeChartProps) {
  const scheme = useComputedColorScheme();
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<UPlot | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = places.length - 1;
  const position = Math.min(chosen ?? initialPlace({ kind, series, places }), last);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const plot = new UPlot(
      optionsOf(element, { places, series, kind, scheme, isLastOpen, onPoint: setChosen }),
      chartData(
        series.map(({ values }) => values),
        isLastOpen,
      ),
      element,
    );
    chart.current = plot;
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
      chart.current = null;
    };
  }, [places, series, kind, scheme, isLastOpen]);

  const choose = (index: number): void => {
    setChosen(index);
    const plot = chart.current;
    plot?.setCursor({ left: plot.valToPos(index, 'x'), top: HEIGHT / 2 }, false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(Math.max(0, Math.min(last, target)));
  };

  return (
    <>
      <div className={classes['readout']} aria-hidden="true">
        <strong>{places[position]?.name}</strong>
        {series.map((one) => (
          <span className={classes['key']} key={one.label}>
            <span className={classes['swatch']} style={{ background: `var(${one.color})` }} />
            {one.label} <strong>{formatNumber(one.values[position] ?? 0)}</strong>
          </span>
        ))}
      </div>
      <div
        ref={place}
        className={classes['plot']}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={position}
        aria-valuetext={readingOf(places[position]?.name ?? '', series, position)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

const readingOf = (name: string, series: readonly ChartSeries[], index: number): string =>
  `${name}: ${series.map(({ label, values }) => `${formatNumber(values[index] ?? 0)} ${inSentence(label)}`).join(', ')}`;

function optionsOf(
  element: HTMLElement,
  input: Required<Pick<TimeChartProps, 'places' | 'series' | 'kind' | 'isLastOpen'>> & {
    /** Each scheme has its own colours. */
    scheme: 'light' | 'dark';
    onPoint(index: number): void;
  },
): UPlot.Options {
  const { places, series, kind, isLastOpen, onPoint } = input;
  const text = colorOf(element, '--inlay-text-secondary');
  const grid = { stroke: colorOf(element, '--inlay-border'), width: 1 };
  const font = `12px ${getComputedStyle(element).fontFamily}`;
  const isBars = kind === 'bars';
  const lines = isBars
    ? []
    : series.map(({ label, color, values }) => ({
        label,
        color: colorOf(element, color),
        end: values.at(-1) ?? 0,
      }));
  return {
    width: element.clientWidth,
    height: HEIGHT,
    padding: [8, (plot) => roomForNames(plot, lines, font), 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { show: !isBars } },
    scales: {
      x: { time: false, range: [isBars ? -0.5 : 0, Math.max(1, places.length - 1) + (isBars ? 0.5 : 0)] },
      y: { range: (_plot, _min, max) => [0, Math.max(4, Math.ceil(max * 1.05))] },
    },
    axes: [
      {
        stroke: text,
        font,
        grid: { show: false },
        ticks: { show: false },
        // One line of names, as far from the chart as from the numbers.
        size: 32,
        gap: 8,
        space: TICK_WIDTH,
        incrs: [1, 2, 3, 4, 6, 7, 14, 30, 60, 90, 180, 365],
        values: (_plot, splits) => splits.map((index) => places[index]?.short ?? ''),
      },
      {
        stroke: text,
        font,
        grid,
        ticks: { show: false },
        size: 56,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6],
        values: (_plot, splits) => splits.map((count) => formatNumber(count)),
      },
    ],
    series: [
      {},
      ...series.map(({ label, color }) => {
        const stroke = colorOf(element, color);
        if (!isBars) return { label, stroke, width: 2, points: { show: places.length <= 31, size: 5 } };
        const paths = UPlot.paths.bars?.({ size: [0.7, 40], radius: 0.15 });
        return { label, stroke, fill: stroke, points: { show: false }, ...(paths && { paths }) };
      }),
      ...(isLastOpen ? series : []).map(({ label, color }) => ({
        label,
        stroke: colorOf(element, color),
        width: 2,
        dash: [4, 4],
        points: { show: false },
      })),
    ],
    hooks: {
      draw: [(plot) => drawNames(plot, lines, font)],
      setCursor: [
        (plot) => {
          const index = plot.cursor.idx;
          if (typeof index === 'number') onPoint(index);
        },
      ],
    },
  };
}
