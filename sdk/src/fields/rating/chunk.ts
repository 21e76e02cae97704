import { ratingField } from './model.ts';
import { PointsField } from '../shared/PointsField.tsx';
import css from '../shared/points.css?inline';

export const components = { rating: PointsField };
export const models = { rating: ratingField };
export { css };
