/**
 * The states that the user or React Aria sets on an element, as selectors. Options of the caller are recipe variants
 * instead. Write them in the order of this list: a later state has priority (hover < pressed < selected < invalid <
 * disabled). The focus ring is independent and is never removed.
 */
export const when = {
  hovered: '&[data-hovered]',
  focused: '&[data-focused]',
  focusVisible: '&[data-focus-visible]',
  focusWithin: '&[data-focus-within]',
  pressed: '&[data-pressed]',
  open: '&[data-open]',
  expanded: '&[data-expanded]',
  current: '&[data-current]',
  selected: '&[data-selected]',
  placeholder: '&[data-placeholder]',
  empty: '&[data-empty]',
  dragging: '&[data-dragging]',
  dropTarget: '&[data-drop-target]',
  invalid: '&[data-invalid]',
  readOnly: '&[data-readonly]',
  required: '&[data-required]',
  pending: '&[data-pending]',
  disabled: '&[data-disabled]',
  entering: '&[data-entering]',
  exiting: '&[data-exiting]',
  rtl: '&:dir(rtl)',
} as const;

export type State = keyof typeof when;

/** The part of a component when its root is in a state: `inside(root, 'selected')` reads "& inside a selected root". */
export const inside = (root: string, state: State) => `${when[state].replace('&', root)} &`;
