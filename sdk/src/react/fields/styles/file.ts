import css from './file.css?inline';

export const FILE_CSS: string = css;
