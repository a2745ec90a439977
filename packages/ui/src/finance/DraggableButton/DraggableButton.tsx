import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type PointerEvent as ReactPointerEvent, useId, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DraggableButton.css.ts';
import { CORNER, type DragPosition, inView, moved, TOP_LEFT } from './position.ts';

/** How far an arrow key moves it, in px; with Shift five times as far. */
const STEP = 16;
/** A pointer that moves less than this, in px, is a press, since fingers tremble. */
const DRAG_THRESHOLD = 6;
/** If it is dropped this close to its place in the page, in px, it returns to it. */
const SNAP_DISTANCE = 24;

const ARROWS: Readonly<Record<string, DragPosition>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export interface DraggableButtonProps extends RootProps<HTMLDivElement> {
  /** What the button does, as a verb: 'Create active trade'. */
  children: ReactNode;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** Called when it is pressed and not dragged. */
  onPress: () => void;
  /** The stored position of the last visit; null or an invalid position means its place in the page. @default null */
  defaultPosition?: DragPosition | null;
  /**
   * Called with the new position after a drag or an arrow key, or with null when the button returned to its place; store
   * it for the next visit.
   */
  onMoveEnd?: (position: DragPosition | null) => void;
}

/**
 * A button in the page that can be dragged anywhere over the page (PROF-3), by pointer or with the arrow keys. The
 * space of its place in the page stays reserved.
 */
export function DraggableButton({
  children,
  iconStart,
  onPress,
  defaultPosition = null,
  onMoveEnd,
  ref,
  ...element
}: DraggableButtonProps) {
  const messages = useMessages('DraggableButton', en.DraggableButton);
  const { direction } = useLocale();
  const helpId = useId();
  const home = useObjectRef(ref);
  const room = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  const [position, setPosition] = useState(() => inView(defaultPosition));

  /** Its current position in the free area over the page, and the size of that area, in px. */
  const measure = () => {
    const areaRect = room.current?.getBoundingClientRect();
    const buttonRect = buttonRef.current?.getBoundingClientRect();
    if (!areaRect || !buttonRect) return { at: CORNER, free: { x: 0, y: 0 } };
    const free = { x: areaRect.width - buttonRect.width, y: areaRect.height - buttonRect.height };
    return {
      at: position ?? moved(TOP_LEFT, { x: buttonRect.left - areaRect.left, y: buttonRect.top - areaRect.top }, free),
      free,
    };
  };

  /** Whether it was dropped so close to its place in the page that it should return to it. */
  const isAtHome = () => {
    const buttonRect = home.current?.getBoundingClientRect();
    const at = buttonRef.current?.getBoundingClientRect();
    if (!buttonRect || !at) return false;
    const inlineDistance = direction === 'rtl' ? at.left - buttonRect.left : at.right - buttonRect.right;
    return Math.hypot(inlineDistance, at.top - buttonRect.top) < SNAP_DISTANCE;
  };

  const moveTo = (next: DragPosition | null) => {
    setPosition(next);
    onMoveEnd?.(next);
  };

  const drag = (down: ReactPointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return;
    const { at, free } = measure();
    let last = at;
    wasDragged.current = false;
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      const by = { x: clientX - down.clientX, y: clientY - down.clientY };
      if (Math.hypot(by.x, by.y) >= DRAG_THRESHOLD) wasDragged.current = true;
      if (!wasDragged.current) return;
      last = moved(at, by, free);
      setPosition(last);
    };
    const end = ({ pointerId }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      stop.abort();
      if (wasDragged.current) moveTo(isAtHome() ? null : last);
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
  };

  const press = ({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean => {
    if (key === 'Home') moveTo(null);
    const arrow = ARROWS[key];
    if (!arrow) return key === 'Home';
    const { at, free } = measure();
    const multiplier = shiftKey ? 5 : 1;
    moveTo(moved(at, { x: arrow.x * multiplier, y: arrow.y * multiplier }, free));
    return true;
  };

  const isFree = position !== null;
  const { x, y } = position ?? CORNER;
  return (
    <div {...element} ref={home} className={styles.home}>
      <div ref={room} className={styles.room} />
      <div className={styles.layer({ isFree })} style={assignInlineVars({ [styles.x]: `${x}`, [styles.y]: `${y}` })}>
        <div ref={buttonRef} className={styles.draggable({ isFree })} onPointerDownCapture={drag}>
          <div dir={direction}>
            <Button
              aria-describedby={helpId}
              iconStart={iconStart}
              onPress={({ pointerType }) => {
                const isDrag = wasDragged.current && pointerType !== 'keyboard';
                wasDragged.current = false;
                if (!isDrag) onPress();
              }}
              onKeyDown={(event) => {
                if (press(event)) event.preventDefault();
              }}
            >
              {children}
            </Button>
            <VisuallyHidden>
              <span id={helpId}>{messages.help}</span>
            </VisuallyHidden>
          </div>
        </div>
      </div>
    </div>
  );
}
