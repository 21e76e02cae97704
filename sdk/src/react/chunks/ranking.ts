import { rankingField } from '../../model/fields/types/ranking.ts';
import { RankedOptions } from '../fields/RankedOptions.tsx';
import { RANKING, RankingField } from '../fields/RankingField.tsx';
import { RANKING_CSS } from '../fields/styles/ranking.ts';

RANKING.List = RankedOptions;

export const components = { ranking: RankingField };
export const models = { ranking: rankingField };
export const css = RANKING_CSS;
