// What answers the calls of each area of the contract.
export { mountAnnouncements } from '../announcements/announcements.routes.ts';
export { mountCatalogue } from '../catalogue/catalogue.routes.ts';
export { mountFavourites } from '../favourites/favourites.routes.ts';
export { mountLaunch } from '../launch/launch.routes.ts';
export { mountLottery } from '../lottery/lottery.routes.ts';
export { mountMember } from '../member/member.routes.ts';
export { mountPromotions } from '../promotions/promotions.routes.ts';
export { mountRecovery } from '../recovery/recovery.routes.ts';
export { mountRegistration } from '../registration/registration.routes.ts';
export { mountSession } from '../session/session.routes.ts';
export { mountSocial } from '../session/social/social.routes.ts';
export { mountSupport } from '../support/support.routes.ts';
export { mountSystem } from '../system/system.routes.ts';
export { mountBotCheck } from '../verification/botCheck.routes.ts';
export { mountCaptcha } from '../verification/captcha.routes.ts';
export { mountVerification } from '../verification/verification.routes.ts';
export { mountWallet } from '../wallet/wallet.routes.ts';
