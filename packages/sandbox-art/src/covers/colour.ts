type Channels = [number, number, number];

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes two `#rrggbb` colours; `amount` 0 gives the first, 1 the second. */
export const mix = (from: string, to: string, amount: number): string => {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * amount));
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
};

/** Towards light: a warm white, so that highlights look lit and not bleached. */
export const tint = (hex: string, amount: number): string => mix(hex, '#fffaf0', amount);

/** Towards shadow: a deep violet, so that shadows keep some colour. */
export const shade = (hex: string, amount: number): string => mix(hex, '#12041f', amount);
