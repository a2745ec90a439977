export { DraggableButton, type DraggableButtonProps } from './DraggableButton.tsx';
export type { DragPosition } from './position.ts';
