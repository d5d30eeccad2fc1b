/** So few games have wide cards, or share their row with another shelf. */
export const FEW_GAMES = 4;
