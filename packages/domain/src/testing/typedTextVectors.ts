/** Spellings that mean the same (D60). Written as escapes, since editors normalise text. */
export const typedTextVectors = {
  passwords: [
    ['Cafet\u00e9ria2026', 'Cafete\u0301ria2026'],
    ['\u1e69afe2026Aa', 's\u0323\u0307afe2026Aa'],
  ],
  searches: {
    game: 'C\u1ed5ng R\u1ed3ng',
    typed: [
      'c\u1ed5ng r\u1ed3ng',
      'Co\u0302\u0309ng Ro\u0302\u0300ng',
      'Cong Rong',
      'cong  rong',
      'c\u1ed5ng\u00a0r\u1ed3ng',
      '\uff23\u1ed5ng R\u1ed3ng',
      ' C\u1ed4NG R\u1ed2NG ',
    ],
  },
  codes: [
    '453017',
    '\u0664\u0665\u0663\u0660\u0661\u0667',
    '\u06f4\u06f5\u06f3\u06f0\u06f1\u06f7',
    '453-017',
    '453 017',
    '\uff14\uff15\uff13\uff10\uff11\uff17',
  ],
  amounts: [
    '1250.50',
    '\u0661\u0662\u0665\u0660\u066b\u0665\u0660',
    '1,250.50',
    '\u0967\u0968\u096b\u0966.\u096b\u0966',
  ],
} as const;
