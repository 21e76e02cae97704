import {
  describeRules,
  labelsOf,
  listFindings,
  logicTree,
  pagesOf,
  type FormDefinition,
} from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import { partName } from '../store/words.ts';

/** A page or ending on the way map. */
export interface WayNode {
  id: string;
  kind: 'page' | 'ending';
  name: string;
  /** Rules about it, as sentences. */
  rules: readonly string[];
  /** Whether any answers lead here. */
  isReachable: boolean;
}

/** A way from one node to another. */
export interface WayEdge {
  from: string;
  to: string;
  /** Goes on to the next page or ending, jumps by a rule, or ends by a rule. */
  kind: 'next' | 'jump' | 'end';
}

export interface Way {
  nodes: readonly WayNode[];
  edges: readonly WayEdge[];
}

/** Returns the pages and endings of a form and the ways between them. */
export function wayOf(definition: FormDefinition): Way {
  const pages = pagesOf(definition);
  const { endings } = definition;
  const unreachable = new Set(
    listFindings(definition).flatMap(({ finding }) =>
      /^(page|ending)_unreachable$/.test(finding.code) ? [finding.place.id] : [],
    ),
  );
  const rules = Map.groupBy(
    describeRules(logicTree(definition), labelsOf(definition)),
    ({ place }) => place.id,
  );
  const node = ({ id }: { id: string }, kind: WayNode['kind']): WayNode => ({
    id,
    kind,
    name: partName(definition, id),
    rules: (rules.get(id) ?? []).map(({ description }) => inWords(description)),
    isReachable: !unreachable.has(id),
  });
  const last = pages.at(-1);
  const open = endings.findIndex(({ showIf }) => !showIf);
  return {
    nodes: [...pages.map((page) => node(page, 'page')), ...endings.map((ending) => node(ending, 'ending'))],
    edges: [
      ...pages.flatMap((page, index): WayEdge[] => {
        const following = pages[index + 1];
        return [
          ...(following ? [{ from: page.id, to: following.id, kind: 'next' as const }] : []),
          ...(page.next ?? []).map(({ goTo }) => ({ from: page.id, to: goTo, kind: 'jump' as const })),
        ];
      }),
      // The first ending whose condition holds counts, so nobody comes past one without.
      ...endings.slice(0, open + 1).map(({ id, showIf }): WayEdge => ({
        from: last?.id ?? '',
        to: id,
        kind: showIf ? 'end' : 'next',
      })),
    ],
  };
}
