const OVERLAY_REASON = 'opens over the page, in its body, which a server does not render; the Dialog inside takes both';

/** Components that pass no props to an element, and why. */
export const WITHOUT_ROOT_PROPS = {
  AddressModal: OVERLAY_REASON,
  AlertDialog: OVERLAY_REASON,
  BottomSheet: OVERLAY_REASON,
  BuySellModal: OVERLAY_REASON,
  CommandPalette: OVERLAY_REASON,
  DetailModal: OVERLAY_REASON,
  MessageModal: OVERLAY_REASON,
  Modal: OVERLAY_REASON,
  Popover: OVERLAY_REASON,
  SendReceiveModal: OVERLAY_REASON,
  ToastRegion: OVERLAY_REASON,
  DialogTrigger: 'has no element: it joins a button and an overlay',
  Menu: 'has no element: the trigger that it is given takes both',
  Tooltip: 'has no element: the control in it takes both',
} as const satisfies Readonly<Record<string, string>>;

/** React Aria uses the id as the key in a group of disclosures and does not render it. */
export const NO_ID = { ...WITHOUT_ROOT_PROPS, Disclosure: 'a key' };
