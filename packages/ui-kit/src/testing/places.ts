import type { NavigationItem } from '../Header/Header.tsx';
import { placeIcons } from '../Icon/index.ts';

/** Sample navigation items: categories in English, in a language with long words and in a right-to-left one. */
export const places: readonly NavigationItem[] = [
  { href: '#home', label: 'Home', icon: 'home', current: true },
  { href: '#slots', label: 'Slots', icon: placeIcons.slots, panel: true },
  { href: '#live', label: 'Live casino', icon: placeIcons.live, panel: true },
  { href: '#sports', label: 'Sports', icon: placeIcons.sports, panel: true },
  { href: '#esports', label: 'E-sports', icon: placeIcons.esports, panel: true },
  { href: '#cards', label: 'Cards', icon: placeIcons.pvp, panel: true },
  { href: '#fishing', label: 'Fishing', icon: placeIcons.fish, panel: true },
  { href: '#lottery', label: 'Lottery', icon: placeIcons.lottery, panel: true },
];

const inSpanish = [
  'Inicio',
  'Tragamonedas',
  'Casino en vivo',
  'Deportes',
  'Deportes electrónicos',
  'Juegos de cartas',
  'Pesca',
  'Lotería',
];
const inArabic = [
  'الرئيسية',
  'ألعاب السلوت',
  'كازينو مباشر',
  'الرياضة',
  'الرياضات الإلكترونية',
  'ألعاب الورق',
  'الصيد',
  'اليانصيب',
];

export const longPlaces = places.map((place, index) => ({ ...place, label: inSpanish[index] ?? place.label }));
export const arabicPlaces = places.map((place, index) => ({ ...place, label: inArabic[index] ?? place.label }));
