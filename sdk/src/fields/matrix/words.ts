/** Texts about rows and columns. */
export const matrixWords = {
  unanswered_rows: 'Please answer every row.',
};
