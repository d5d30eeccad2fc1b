/** Registration fields that have a rule in the reference gateway, in form order. */
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
