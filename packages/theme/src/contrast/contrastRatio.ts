import { over, type Paint } from '../palette/color.ts';

// sRGB to linear light, for each of a channel's 256 values.
const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const white: Paint = { hex: '#ffffff', red: 255, green: 255, blue: 255, alpha: 1 };
const black: Paint = { hex: '#000000', red: 0, green: 0, blue: 0, alpha: 1 };

/**
 * The contrast ratio of WCAG 2.2, from 1 to 21. A translucent background is blended over `beneath`, a translucent
 * foreground over the background.
 */
export const contrastRatio = (foreground: Paint, background: Paint, beneath: 'white' | 'black' = 'white'): number => {
  const ground = background.alpha < 1 ? over(background, beneath === 'white' ? white : black) : background;
  const figure = foreground.alpha < 1 ? over(foreground, ground) : foreground;
  const [a, b] = [luminance(figure), luminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const luminance = ({ red, green, blue }: Paint): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
