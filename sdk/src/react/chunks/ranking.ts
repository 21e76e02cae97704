import { rankingField } from '../../model/fields/ranking.ts';
import { RankingField } from '../fields/RankingField.tsx';
import { RANKING_CSS } from '../fields/styles/ranking.ts';

export const components = { ranking: RankingField };
export const models = { ranking: rankingField };
export const css = RANKING_CSS;
