/** Words at the ends of a scale; empty for none. */
export interface EndLabels {
  startLabel: string;
  endLabel: string;
}
