import { rankingField } from './model.ts';
import { RankingField } from './RankingField.tsx';
import css from './style.css?inline';

export const components = { ranking: RankingField };
export const models = { ranking: rankingField };
export { css };
