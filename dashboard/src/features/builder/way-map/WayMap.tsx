import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconFile from '~icons/file';
import IconFlag from '~icons/flag';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './wayMap.module.css';
import { drawEdges, type NodeBox } from './drawEdges.ts';
import type { Way, WayNode } from './wayOf.ts';

interface WayMapProps {
  way: Way;
  onGoTo(id: string): void;
}

/**
 * Pages, jumps and endings as a drawing. The nodes are a list of buttons with the rules in words beside them, and the
 * arrows lie behind it: keyboard and screen reader get everything from the list.
 */
export function WayMap({ way, onGoTo }: WayMapProps) {
  const { ref, boxes } = useNodeBoxes();
  const arrows = drawEdges(way.edges, boxes);
  return (
    <div className={classes['map']} ref={ref}>
      <svg className={classes['arrows']} aria-hidden="true">
        <defs>
          <marker
            id="way-map-tip"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" fill="context-stroke" />
          </marker>
        </defs>
        {arrows.map(({ key, kind, path }) => (
          <path key={key} d={path} data-kind={kind} markerEnd="url(#way-map-tip)" />
        ))}
      </svg>
      <ol className={classes['nodes']} aria-label={t`Pages and endings`}>
        {way.nodes.map((node) => (
          <Node key={node.id} node={node} onGoTo={onGoTo} />
        ))}
      </ol>
    </div>
  );
}

function Node({ node, onGoTo }: { node: WayNode } & Pick<WayMapProps, 'onGoTo'>) {
  const KindIcon = node.kind === 'page' ? IconFile : IconFlag;
  return (
    <li className={classes['entry']}>
      <button
        type="button"
        className={classes['node']}
        data-node={node.id}
        data-kind={node.kind}
        data-unreachable={!node.isReachable || undefined}
        onClick={() => onGoTo(node.id)}
      >
        <KindIcon size={16} aria-hidden="true" />
        <span>{node.name}</span>
      </button>
      <div className={classes['rules']}>
        {node.isReachable ? null : (
          <Text size="sm" className={classes['warning'] ?? ''}>
            <IconAlertTriangle size={16} aria-hidden="true" /> {t`No answers lead here.`}
          </Text>
        )}
        {node.rules.map((rule) => (
          <Text key={rule} size="sm" c="dimmed">
            {rule}
          </Text>
        ))}
      </div>
    </li>
  );
}

/** Measures the nodes, and again when their room changes. */
function useNodeBoxes() {
  const ref = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<ReadonlyMap<string, NodeBox>>(new Map());
  useLayoutEffect(() => {
    const map = ref.current;
    if (!map) return undefined;
    const measure = (): void => {
      const origin = map.getBoundingClientRect();
      const nodes = [...map.querySelectorAll<HTMLElement>('[data-node]')];
      setBoxes(
        new Map(
          nodes.map((node) => {
            const { left, top, width, height } = node.getBoundingClientRect();
            const box = { left: left - origin.left, top: top - origin.top, width, height };
            return [node.dataset['node'] ?? '', box];
          }),
        ),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(map);
    return () => observer.disconnect();
  }, []);
  return { ref, boxes };
}
