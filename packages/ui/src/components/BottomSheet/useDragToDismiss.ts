import { type PointerEvent, useEffect, useRef } from 'react';

interface DragToDismiss {
  /** The direction in which it can be dismissed: down, or to either side. */
  direction: 'down' | 'aside';
  /** How far it must be dragged to be dismissed on release, as a share of its height or width. */
  threshold: number;
  onDismiss: () => void;
  /** Finds the element that moves, from the element that was pressed. @default the pressed element */
  draggedElementOf?: (handle: HTMLElement) => HTMLElement | null;
}

/** Drag to dismiss: the element follows the pointer, and on release it is dismissed past the threshold or returns to its place. */
export function useDragToDismiss({
  direction,
  threshold,
  onDismiss,
  draggedElementOf = (handle) => handle,
}: DragToDismiss) {
  const listening = useRef<AbortController>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const dragged = draggedElementOf(event.currentTarget);
    const isControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
    if (!dragged || isControl || !event.isPrimary || event.button !== 0) return;
    const isDown = direction === 'down';
    const coordinateOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => (isDown ? clientY : clientX);
    const start = coordinateOf(event);
    const size = isDown ? dragged.offsetHeight : dragged.offsetWidth;
    let distance = 0;

    listening.current?.abort();
    listening.current = new AbortController();
    const { signal } = listening.current;
    const setStyles = (style: Record<'translate' | 'opacity' | 'transition' | 'userSelect', string>) =>
      Object.assign(dragged.style, style);
    const endDrag = () => {
      listening.current?.abort();
      setStyles({ translate: '', opacity: '', transition: '', userSelect: '' });
    };

    dragged.style.userSelect = 'none';
    // Listens on the document, because a fast pointer can leave the element.
    document.addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== event.pointerId) return;
        distance = isDown ? Math.max(0, coordinateOf(move) - start) : coordinateOf(move) - start;
        const translate = isDown ? `0 ${distance}px` : `${distance}px 0`;
        const opacity = isDown ? '' : `${1 - Math.min(Math.abs(distance) / size, 1)}`;
        setStyles({ translate, opacity, transition: 'none', userSelect: 'none' });
      },
      { signal },
    );
    document.addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== event.pointerId) return;
        endDrag();
        if (Math.abs(distance) >= threshold * size) onDismiss();
      },
      { signal },
    );
    document.addEventListener('pointercancel', endDrag, { signal });
  };

  return { onPointerDown };
}
