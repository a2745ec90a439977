/** Set on `<html>` while a ToastRegion shows toasts: the height of its strip at the top edge of the window. */
export const TOAST_ROOM = '--toast-room';

/** Places an element at the top edge of the window below the strip of the toasts. */
export const toastRoom = `var(${TOAST_ROOM}, 0px)`;
