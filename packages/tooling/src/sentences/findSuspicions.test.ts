import { expect, it } from 'vitest';
import { differingTranslations, findSuspicions } from './findSuspicions.ts';

const tags: Readonly<Record<string, string>> = {
  CN: 'zh-Hans',
  VI: 'vi',
  ES: 'es',
  'PT-BR': 'pt-BR',
  AR: 'ar',
  UR: 'ur',
  EN: 'en',
};
const told = (code: string, english: string, text: string) =>
  findSuspicions({ code, tag: tags[code] ?? 'en', english, text });
const games = '{count, plural, one {{count} game} other {{count} games}}';

it.each([
  ['ES', games, '{count, plural, one {{count} juego} many {{count} juegos} other {{count} juegos}}'],
  ['PT-BR', games, '{count, plural, =0 {Nenhum jogo} one {{count} jogo} many {{count} jogos} other {# jogos}}'],
  [
    'AR',
    games,
    '{count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {{count} ألعاب} many {{count} لعبة} other {{count} لعبة}}',
  ],
  ['CN', games, '{count} 款游戏'],
  ['CN', 'The code is wrong.', '验证码错误，请重新获取'],
  ['UR', 'Loading', 'لوڈ ہو رہا ہے'],
  ['ES', 'Log out?', '¿Cerrar sesión?'],
  ['VI', 'Arcade', 'Arcade'],
])('nothing is wrong with a native sentence: %s, %s', (code, english, text) => {
  expect(told(code, english, text)).toEqual([]);
});

it.each([
  ['ES', 'From {bet}', 'Desde {apuesta}', 'other values in other: {apuesta}, {bet}'],
  [
    'ES',
    games,
    '{count, plural, one {{count} juego} many {juegos} other {{count} juegos}}',
    'other values in many: {count}',
  ],
  [
    'ES',
    games,
    '{count, plural, one {{count} juego} other {{count} juegos}}',
    'plural of one, other, not many, one, other',
  ],
  ['AR', games, '{count} ألعاب', 'no plural, which the English has'],
  [
    'PT-BR',
    games,
    '{count, plural, one {{count} jogo} many {{count} jogos} other {{count} jogos}}',
    'no =0, so that 0 is counted as one',
  ],
  ['UR', 'Loading', 'Loading', 'English left: Loading'],
  ['ES', 'Loading', 'Loading', 'the English sentence'],
  ['AR', 'Page 3', 'الصفحة ٣', 'a digit that is not Latin'],
  ['CN', 'Wrong, try again', '错误,请重试', 'a half-width mark after a Chinese character'],
  ['ES', 'Log out?', 'Cerrar sesión?', 'a question without ¿'],
  ['AR', 'Log out?', 'تسجيل الخروج?', 'a mark of another script'],
  ['UR', 'It is wrong.', 'یہ غلط ہے.', 'a Latin full stop'],
  ['VI', 'Play money', 'Tiền ảo', 'a word that the glossary replaced'],
  ['PT-BR', 'Your points', 'Os seus pontos', 'an article before a possessive'],
  ['ES', 'Try again.', 'Reintentar', 'no full stop, which the English has'],
  ['ES', 'Try again', 'Reintentar.', 'a full stop that the English has not'],
  ['EN', 'Hurry!', 'Hurry!', 'an exclamation mark'],
])('a suspicion is told: %s, %s, %s', (code, english, text, suspicion) => {
  expect(told(code, english, text)).toContain(suspicion);
});

const lettersOf = (length: number) => 'a'.repeat(length);

it('a translation is told that is longer than 1.6 times its English and 15 characters, or than its place', () => {
  const translation = { code: 'ES', tag: 'es', english: lettersOf(10) };
  expect(findSuspicions({ ...translation, text: lettersOf(31) })).toEqual([]);
  expect(findSuspicions({ ...translation, text: lettersOf(32) })).toEqual([
    '32 characters, more than 31 for this English',
  ]);
  expect(findSuspicions({ ...translation, text: lettersOf(13), limit: 12 })).toEqual([
    '13 characters, more than 12 in its place',
  ]);
});

it('two translations of one English sentence are told, whatever its values are named', () => {
  const english = { one: 'From {bet}', other: 'From {price}', third: 'To {bet}' };
  expect(differingTranslations(english, { one: 'Desde {bet}', other: 'Desde {price}', third: 'A {bet}' })).toEqual([]);
  expect(differingTranslations(english, { one: 'Desde {bet}', other: 'De {price}', third: 'A {bet}' })).toEqual([
    '“From {bet}”: one “Desde {bet}”, other “De {price}”',
  ]);
});
