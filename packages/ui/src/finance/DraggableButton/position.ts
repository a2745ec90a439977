/**
 * The position of a DraggableButton: a fraction of the free area, 0 to 1, from the left and from the top of the window.
 */
export interface DragPosition {
  readonly x: number;
  readonly y: number;
}

/** The bottom end corner of the area. */
export const CORNER: DragPosition = { x: 1, y: 1 };

export const TOP_LEFT: DragPosition = { x: 0, y: 0 };

/** The position limited to the window; null for an invalid position. It may come from storage. */
export function inView(position: DragPosition | null | undefined): DragPosition | null {
  const isPosition = Number.isFinite(position?.x) && Number.isFinite(position?.y);
  return position && isPosition ? { x: share(position.x), y: share(position.y) } : null;
}

/**
 * The position after a move by this many pixels.
 *
 * @param room the free area in px: the window's size minus the button's; without space it does not move
 */
export function moved(from: DragPosition, by: DragPosition, room: DragPosition): DragPosition {
  const moveAlong = (axis: 'x' | 'y') => (room[axis] > 0 ? share(from[axis] + by[axis] / room[axis]) : from[axis]);
  return { x: moveAlong('x'), y: moveAlong('y') };
}

const share = (of: number) => Math.min(1, Math.max(0, of));
