/** A number or an amount that keeps its own direction within a sentence of any script. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
