/** A shelf of at most this many games has wide cards, or shares its row with another short shelf. */
export const FEW_GAMES = 4;
