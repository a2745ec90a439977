/** Set on `<html>` while a ToastRegion shows something: the height of its strip at the upper edge of the window. */
export const TOAST_ROOM = '--toast-room';

/** What stands at the upper edge of the window stands below the strip of the toasts. */
export const toastRoom = `var(${TOAST_ROOM}, 0px)`;
