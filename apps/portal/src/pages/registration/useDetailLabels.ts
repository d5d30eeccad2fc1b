import { useLingui } from '@lingui/react/macro';

/** The labels of registration fields, by the keys of their rules (REQ-135). */
export const useDetailLabels = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    username: t({ id: 'registration.username', message: 'Username' }),
    password: t({ id: 'registration.password', message: 'Password' }),
    confirmPassword: t({ id: 'registration.confirmPassword', message: 'Repeat password' }),
    payeeName: t({ id: 'registration.payeeName', message: 'Full name' }),
    paymentPassword: t({ id: 'registration.paymentPassword', message: 'Payment password' }),
    email: t({ id: 'registration.email', message: 'E-mail' }),
    qqNum: t({ id: 'registration.qqNum', message: 'QQ number' }),
    line: t({ id: 'registration.line', message: 'LINE ID' }),
    whatsapp: t({ id: 'registration.whatsapp', message: 'WhatsApp' }),
    facebook: t({ id: 'registration.facebook', message: 'Facebook' }),
    wechat: t({ id: 'registration.wechat', message: 'WeChat' }),
    idNumber: t({ id: 'registration.idNumber', message: 'ID number' }),
    affiliateCode: t({ id: 'registration.affiliateCode', message: 'Invitation code' }),
    recommenderId: t({ id: 'registration.recommenderId', message: 'Invited by' }),
  };
};
