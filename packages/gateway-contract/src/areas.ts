// What each area of the contract has; every call is an export that is named like its operation.
export * from './announcements.ts';
export * from './catalogue/catalogue.ts';
export * from './catalogue/game.ts';
export * from './events.ts';
export * from './favourites.ts';
export * from './launch.ts';
export * from './lottery.ts';
export * from './member.ts';
export * from './promotions.ts';
export * from './recovery.ts';
export * from './registration.ts';
export * from './session/session.ts';
export * from './session/social.ts';
export * from './support.ts';
export * from './system/system.ts';
export * from './verification/verification.ts';
export * from './wallet.ts';
