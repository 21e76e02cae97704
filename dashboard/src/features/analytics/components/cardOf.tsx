import type { Icon } from '../../../components/icons/createIcon.ts';
import { FigureHelp } from '../../../components/FigureHelp.tsx';
import { DEFINITIONS } from '../../../domain/analytics/definitions.ts';

/** Returns what every card of a figure has: its picture, its name and its definition. */
export const cardOf = (
  icon: Icon,
  label: string,
  definition: keyof typeof DEFINITIONS,
  isPending: boolean,
) => ({ icon, label, isPending, help: <FigureHelp of={label} text={DEFINITIONS[definition]} /> });
