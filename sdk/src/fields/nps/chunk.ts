import { npsField } from './model.ts';
import { PointsField } from '../shared/points/PointsField.tsx';
import css from '../shared/points/points.css?inline';

export const components = { nps: PointsField };
export const models = { nps: npsField };
export { css };
