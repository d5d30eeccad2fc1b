/** The code of a game that is offered once more, for a trial of a large catalogue. */
export const codeOfCopy = (gameCode: string, copy: number): string => `${gameCode}-no-${copy}`;

/** The game that a code is a copy of, or is the code of. */
export const copiedCode = (gameCode: string): string => gameCode.replace(/-no-\d+$/u, '');
