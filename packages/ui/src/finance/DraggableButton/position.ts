/** Where a DraggableButton stands: a share of the free room, 0 to 1, from the left and from the top of the window. */
export interface DragPosition {
  readonly x: number;
  readonly y: number;
}

/** The corner of the room at its end and below. */
export const CORNER: DragPosition = { x: 1, y: 1 };

export const TOP_LEFT: DragPosition = { x: 0, y: 0 };

/** The position inside the window, null for what is no position. It may come from storage. */
export function inView(position: DragPosition | null | undefined): DragPosition | null {
  const isPosition = Number.isFinite(position?.x) && Number.isFinite(position?.y);
  return position && isPosition ? { x: share(position.x), y: share(position.y) } : null;
}

/**
 * The position after a move by so many pixels.
 * @param room the free room in px: the window's length less the button's; none counts as no way to go
 */
export function moved(from: DragPosition, by: DragPosition, room: DragPosition): DragPosition {
  const moveAlong = (axis: 'x' | 'y') => (room[axis] > 0 ? share(from[axis] + by[axis] / room[axis]) : from[axis]);
  return { x: moveAlong('x'), y: moveAlong('y') };
}

const share = (of: number) => Math.min(1, Math.max(0, of));
