import { scaleField } from './model.ts';
import { PointsField } from '../shared/PointsField.tsx';
import css from '../shared/points.css?inline';

export const components = { scale: PointsField };
export const models = { scale: scaleField };
export { css };
