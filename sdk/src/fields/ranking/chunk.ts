import { rankingField } from './model.ts';
import { RankedOptions } from './loaded/RankedOptions.tsx';
import { RANKING, RankingField } from './RankingField.tsx';
import css from './style.css?inline';

RANKING.List = RankedOptions;

export const components = { ranking: RankingField };
export const models = { ranking: rankingField };
export { css };
