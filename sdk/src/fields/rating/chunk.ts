import { ratingField } from './model.ts';
import { PointsField } from '../shared/points/PointsField.tsx';
import css from '../shared/points/points.css?inline';

export const components = { rating: PointsField };
export const models = { rating: ratingField };
export { css };
