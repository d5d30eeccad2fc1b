import type { Words } from '../words/inLanguage.ts';

/** What the groups of lotteries are called, by code. */
export const lotteryGroups: Readonly<Record<string, Words>> = {
  SSC: {
    EN: 'Time draws',
    CN: '时时彩',
    VI: 'Xổ số theo giờ',
    ES: 'Sorteos por hora',
    'PT-BR': 'Sorteios por hora',
    AR: 'سحوبات الوقت',
    UR: 'وقتی قرعے',
  },
  LHC: {
    EN: 'Mark six',
    CN: '六合彩',
    VI: 'Lục hợp',
    ES: 'Seis números',
    'PT-BR': 'Seis números',
    AR: 'الستة أرقام',
    UR: 'چھ نمبر',
  },
  PK10: {
    EN: 'Racing',
    CN: 'PK10',
    VI: 'Đua xe',
    ES: 'Carreras',
    'PT-BR': 'Corridas',
    AR: 'سباقات',
    UR: 'دوڑ',
  },
  '11X5': {
    EN: '11 choose 5',
    CN: '11选5',
    VI: '11 chọn 5',
    ES: '5 de 11',
    'PT-BR': '5 de 11',
    AR: '5 من 11',
    UR: '11 میں سے 5',
  },
  LF: {
    EN: 'Low-frequency draws',
    CN: '低频彩',
    VI: 'Xổ số tần suất thấp',
    ES: 'Sorteos diarios',
    'PT-BR': 'Sorteios diários',
    AR: 'سحوبات يومية',
    UR: 'روزانہ قرعے',
  },
  KENO: { EN: 'Keno', CN: '基诺', AR: 'كينو', UR: 'کینو' },
};
