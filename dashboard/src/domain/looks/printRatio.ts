/** Never rounded up: 4.49 is not 4.5. */
export const printRatio = (ratio: number): string =>
  `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.0', '')} : 1`;
