/** Set on `<html>` by an AppShell: the height of its bar at the bottom edge of the window, 0 where it shows none. */
export const BOTTOM_BAR_ROOM = '--bottom-bar-room';

/** Places an element at the bottom edge of the window above that bar. */
export const bottomBarRoom = `var(${BOTTOM_BAR_ROOM}, 0px)`;
