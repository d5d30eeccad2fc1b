/** First and last day as `YYYY-MM-DD`, both inclusive; an empty string for no choice. */
export type Days = { readonly from: string; readonly to: string };
