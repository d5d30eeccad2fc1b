// The transport and the calls of the first screens: one chunk, loaded after the first render.
export { getAnnouncements } from '../announcements/getAnnouncements.ts';
export { getGameList } from '../catalogue/getGameList.ts';
export { getGameVendors } from '../catalogue/getGameVendors.ts';
export { getHotGames } from '../catalogue/getHotGames.ts';
export { getRecentGames } from '../catalogue/getRecentGames.ts';
export { getMemberInfo } from '../member/getMemberInfo.ts';
export { logOut } from '../session/logOut.ts';
export { getStartUp } from '../system/getStartUp.ts';
export { getSystemStatus } from '../system/getSystemStatus.ts';
export { createTransport } from '../transport/createTransport.ts';
