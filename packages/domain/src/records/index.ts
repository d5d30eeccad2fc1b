/** Most rows of a CSV file of records; a longer list is cut off after the latest. */
export const MOST_CSV_ROWS = 10_000;
