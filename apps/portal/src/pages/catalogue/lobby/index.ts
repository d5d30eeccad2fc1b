export { HomeBar } from './HomeBar.tsx';
export { HomePanel } from './HomePanel.tsx';
export { Lobby } from './Lobby.tsx';
