const OVER_THE_PAGE = 'opens over the page, in its body, which a server does not render; the Dialog inside takes both';

/** What hands nothing on to an element of its own, and why. */
export const NO_ROOT = {
  AddressModal: OVER_THE_PAGE,
  AlertDialog: OVER_THE_PAGE,
  BottomSheet: OVER_THE_PAGE,
  BuySellModal: OVER_THE_PAGE,
  DetailModal: OVER_THE_PAGE,
  MessageModal: OVER_THE_PAGE,
  Modal: OVER_THE_PAGE,
  Popover: OVER_THE_PAGE,
  SendReceiveModal: OVER_THE_PAGE,
  ToastRegion: OVER_THE_PAGE,
  DialogTrigger: 'has no element: it joins a button and an overlay',
  Menu: 'has no element: the trigger that it is given takes both',
  Tooltip: 'has no element: the control in it takes both',
} as const satisfies Readonly<Record<string, string>>;

/** React Aria takes the id as the key in a group of disclosures and does not write it. */
export const NO_ID = { ...NO_ROOT, Disclosure: 'a key' };
