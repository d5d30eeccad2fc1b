export { HomeNotices } from './HomeNotices.tsx';
export { HomePanel } from './HomePanel.tsx';
export { Lobby } from './Lobby.tsx';
