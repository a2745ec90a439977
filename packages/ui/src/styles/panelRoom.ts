/** The height of a SidePanel at the bottom edge of the window, below 1024 px. */
export const PANEL_ROOM_BELOW = '--panel-room-below';
/** Its width at the end side, from 1024 px up. */
export const PANEL_ROOM_BESIDE = '--panel-room-beside';

/** Places an element at the bottom edge of the window above a SidePanel. */
export const panelRoomBelow = `var(${PANEL_ROOM_BELOW}, 0px)`;

/** Places an element at the end side of the window beside a SidePanel. */
export const panelRoomBeside = `var(${PANEL_ROOM_BESIDE}, 0px)`;
