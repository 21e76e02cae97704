import { npsField } from '../../model/fields/types/points.ts';
import { PointsField } from '../fields/PointsField.tsx';
import { POINTS_CSS } from '../fields/styles/points.ts';

export const components = { nps: PointsField };
export const models = { nps: npsField };
export const css = POINTS_CSS;
