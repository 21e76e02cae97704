import { scaleField } from '../../model/fields/types/points.ts';
import { PointsField } from '../fields/PointsField.tsx';
import { POINTS_CSS } from '../fields/styles/points.ts';

export const components = { scale: PointsField };
export const models = { scale: scaleField };
export const css = POINTS_CSS;
