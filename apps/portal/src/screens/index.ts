export { FaultScreen } from './FaultScreen.tsx';
export { NoticeRegion } from './NoticeRegion.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { OtherAccountDialog } from './OtherAccountDialog.tsx';
export { RealAccountScreen } from './RealAccountScreen.tsx';
export { BlockedScreen, MaintenanceScreen, RetryScreen } from './SystemScreen.tsx';
export { ShelfNotice } from './ShelfNotice.tsx';
// Not a screen: it has to be there when they are, with no chance left to fetch it.
export { sendFault } from '../app/sendFault.ts';
