import { randomInt } from 'node:crypto';

/** What a draw takes from its drum: so many numbers between two, each put back or kept out. */
export type Drum = {
  readonly numbers: number;
  readonly lowest: number;
  readonly highest: number;
  readonly putBack?: boolean;
  /** One more is drawn, which is told apart. */
  readonly special?: boolean;
};

export type Drawn = { readonly winningNumbers: string[]; readonly specialNumber?: string };

/** Draws from the machine's source of randomness that is fit for secrets; every outcome is as likely as any other. */
export const drawNumbers = ({ numbers, lowest, highest, putBack = false, special = false }: Drum): Drawn => {
  const width = putBack ? 1 : String(highest).length;
  const drum = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  const draw = (): string => {
    const place = randomInt(drum.length);
    const [ball] = putBack ? drum.slice(place, place + 1) : drum.splice(place, 1);
    return String(ball).padStart(width, '0');
  };
  const winningNumbers = Array.from({ length: numbers }, draw);
  return special ? { winningNumbers, specialNumber: draw() } : { winningNumbers };
};
