/** What a form says of rows and columns. */
export const matrixWords = {
  unanswered_rows: 'Please answer every row.',
};
