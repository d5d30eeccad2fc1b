export type ChartSeries = {
  id: string;
  label: string;
  kind: 'bar' | 'line';
  /** One value per point, for the drawing only; undefined where there is none. */
  values: readonly (number | undefined)[];
  /** The same values as text, formatted by the owner. */
  texts: readonly string[];
  /** `sign` colours bars as money in or out by their sign; otherwise one colour per series. */
  tone?: 'sign' | undefined;
};

export type ChartPoint = {
  id: string;
  /** In full, e.g. "Saturday, 21 November". */
  label: string;
  /** On the axis, e.g. "21"; not each is shown. */
  short: string;
};

export type ChartProps = {
  /** Title, and the accessible name of chart and table. */
  label: string;
  /** Level of the title within its page; 3 by default. */
  heading?: 'h2' | 'h3' | undefined;
  /** Along the horizontal axis, in the reading direction. */
  points: readonly ChartPoint[];
  /** At most two of bars and one line, in different shapes, so that no series differs by colour alone. */
  series: readonly ChartSeries[];
  /** A round value of the vertical axis as text, short, without fractions that the axis does not have. */
  formatTick: (value: number) => string;
  /** Header of the points in the table, e.g. "Day". */
  pointHeader: string;
  /** Text of the switch to the table, e.g. "As table". */
  asTable: string;
  /** Renders placeholders of the same size. */
  loading?: boolean | undefined;
};
