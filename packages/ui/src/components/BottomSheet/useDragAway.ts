import { type PointerEvent, useEffect, useRef } from 'react';

interface DragAway {
  /** Which way it goes: down, or to either side. */
  direction: 'down' | 'aside';
  /** How far it must be dragged to go when it is let go, as a share of its height or width. */
  share: number;
  onAway: () => void;
  /** What moves with the pointer, from what is held. @default what is held */
  moves?: (held: HTMLElement) => HTMLElement | null;
}

/** For what is held: it follows the pointer, comes back when it is let go early, and goes when it is not. */
export function useDragAway({ direction, share, onAway, moves = (held) => held }: DragAway) {
  const listening = useRef<AbortController>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const moved = moves(event.currentTarget);
    const isControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
    if (!moved || isControl || !event.isPrimary || event.button !== 0) return;
    const isDown = direction === 'down';
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => (isDown ? clientY : clientX);
    const start = at(event);
    const size = isDown ? moved.offsetHeight : moved.offsetWidth;
    let way = 0;

    listening.current?.abort();
    listening.current = new AbortController();
    const { signal } = listening.current;
    const put = (style: Record<'translate' | 'opacity' | 'transition' | 'userSelect', string>) =>
      Object.assign(moved.style, style);
    const letGo = () => {
      listening.current?.abort();
      put({ translate: '', opacity: '', transition: '', userSelect: '' });
    };

    moved.style.userSelect = 'none';
    // On the document: a quick pointer leaves what it holds behind.
    document.addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== event.pointerId) return;
        way = isDown ? Math.max(0, at(move) - start) : at(move) - start;
        const translate = isDown ? `0 ${way}px` : `${way}px 0`;
        const opacity = isDown ? '' : `${1 - Math.min(Math.abs(way) / size, 1)}`;
        put({ translate, opacity, transition: 'none', userSelect: 'none' });
      },
      { signal },
    );
    document.addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== event.pointerId) return;
        letGo();
        if (Math.abs(way) >= share * size) onAway();
      },
      { signal },
    );
    document.addEventListener('pointercancel', letGo, { signal });
  };

  return { onPointerDown };
}
