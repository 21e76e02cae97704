import type { ComponentType } from 'react';
import type { MetScore } from '../../model/rendering.ts';

/** Code of the points below an ending, which its chunk adds. */
export const SCORE: { Result?: ComponentType<MetScore> } = {};
