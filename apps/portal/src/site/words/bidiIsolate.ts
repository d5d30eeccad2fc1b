/** Isolates a number, an amount or a name (FSI, PDI), so that it keeps its direction within a sentence (UAX #9). */
export const bidiIsolate = (text: string): string => `\u2068${text}\u2069`;
