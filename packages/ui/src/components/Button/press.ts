import type { MouseEvent } from 'react';

/** How something was pressed. */
export interface Press {
  /** A screen reader's press counts as one by keyboard: browsers do not tell them apart. */
  readonly pointerType: 'mouse' | 'pen' | 'touch' | 'keyboard';
  /** What was pressed. */
  readonly target: Element;
}

/** What a click was, by whatever it came. */
export function pressOf({ detail, nativeEvent, currentTarget }: MouseEvent): Press {
  return { pointerType: detail === 0 ? 'keyboard' : pointerOf(nativeEvent), target: currentTarget };
}

/** Older browsers do not say what clicked: then it is taken for a mouse. */
function pointerOf(click: object): Press['pointerType'] {
  const type = 'pointerType' in click ? click.pointerType : 'mouse';
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}
