/** The fields of a registration that the reference gateway has a rule for, in the order of its form. */
export const registrationFields = [
  'username',
  'password',
  'mobileNum',
  'payeeName',
  'email',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'affiliateCode',
  'captcha',
] as const;
