import { ratingField } from '../../model/fields/types/points.ts';
import { PointsField } from '../fields/PointsField.tsx';
import { POINTS_CSS } from '../fields/styles/points.ts';

export const components = { rating: PointsField };
export const models = { rating: ratingField };
export const css = POINTS_CSS;
