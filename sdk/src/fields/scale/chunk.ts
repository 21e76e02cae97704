import { scaleField } from './model.ts';
import { PointsField } from '../shared/points/PointsField.tsx';
import css from '../shared/points/points.css?inline';

export const components = { scale: PointsField };
export const models = { scale: scaleField };
export { css };
