import { npsField } from './model.ts';
import { PointsField } from '../shared/PointsField.tsx';
import css from '../shared/points.css?inline';

export const components = { nps: PointsField };
export const models = { nps: npsField };
export { css };
