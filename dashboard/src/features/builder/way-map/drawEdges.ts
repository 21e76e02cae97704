import type { WayEdge } from './wayOf.ts';

/** Position and size of a node on the map, in px. */
export interface NodeBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An arrow of the drawing, as the path of an SVG. */
interface Arrow {
  key: string;
  kind: WayEdge['kind'];
  path: string;
}

/** Distance of the first arc from the nodes, and between arcs, in px. */
const LANE = { first: 16, step: 10, most: 5 } as const;

/** Distance of straight arrows from the edge of their nodes, in px: on phones the rules are beside them. */
const STRAIGHT_INSET = 20;

/**
 * Returns the arrows between nodes that lie one below the other: a straight line to the next one, arcs to all others.
 * Jumps go by the left, ways to endings by the right. Edges to parts outside the map have no arrow.
 */
export function drawEdges(edges: readonly WayEdge[], boxes: ReadonlyMap<string, NodeBox>): Arrow[] {
  const order = [...boxes.keys()];
  let jumps = 0;
  let ends = 0;
  return edges.flatMap(({ from, to, kind }, index): Arrow[] => {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!start || !end) return [];
    const key = `${index} ${from} ${to}`;
    const isNext = order.indexOf(to) === order.indexOf(from) + 1;
    if (isNext && kind !== 'jump') return [{ key, kind, path: straight(start, end) }];
    const isLeft = kind === 'jump';
    const lane = (isLeft ? jumps++ : ends++) % LANE.most;
    return [{ key, kind, path: arc(start, end, lane, isLeft) }];
  });
}

function straight(start: NodeBox, end: NodeBox): string {
  const x = start.left + STRAIGHT_INSET;
  return `M${x} ${start.top + start.height} V${end.top - 2}`;
}

function arc(start: NodeBox, end: NodeBox, lane: number, isLeft: boolean): string {
  const edge = (box: NodeBox): number => (isLeft ? box.left : box.left + box.width);
  const away = (LANE.first + lane * LANE.step) * (isLeft ? -1 : 1);
  const [y1, y2] = [start.top + start.height / 2, end.top + end.height / 2];
  const x = edge(start) + away;
  return `M${edge(start)} ${y1} C${x} ${y1} ${x} ${y1} ${x} ${(y1 + y2) / 2} S${x} ${y2} ${edge(end) + (isLeft ? -2 : 2)} ${y2}`;
}
