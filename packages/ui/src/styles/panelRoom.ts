/** What a SidePanel takes at the lower edge of the window, below 1024 px. */
export const PANEL_ROOM_BELOW = '--panel-room-below';
/** What it takes at the end of the line, from 1024 px up. */
export const PANEL_ROOM_BESIDE = '--panel-room-beside';

/** What stands at the lower edge of the window stands above a SidePanel. */
export const panelRoomBelow = `var(${PANEL_ROOM_BELOW}, 0px)`;

/** What stands at the end edge of the window stands beside a SidePanel. */
export const panelRoomBeside = `var(${PANEL_ROOM_BESIDE}, 0px)`;
