import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type PointerEvent as ReactPointerEvent, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DraggableButton.css.ts';
import { CORNER, type DragPosition, inView, moved } from './position.ts';

/** How far an arrow goes, in px; with Shift five times as far. */
const STEP = 16;
/** A finger trembles: less than this, in px, is a press. */
const TREMOR = 6;

const ARROWS: Readonly<Record<string, DragPosition>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export interface DraggableButtonProps extends RootProps<HTMLDivElement> {
  /** What pressing does, as a verb: 'Create active trade'. */
  children: ReactNode;
  /** A sign before the words. */
  iconStart?: ReactNode;
  /** Pressed, not dragged. */
  onPress: () => void;
  /** Where it stood last, as it was kept; what is no position is the corner. @default the bottom right corner */
  defaultPosition?: DragPosition | null;
  /** It was let go of, or moved by an arrow: keep this for the next visit. */
  onMoveEnd?: (position: DragPosition) => void;
}

/** A button over the page that is put where it is not in the way (PROF-3): by pointer, or by the arrow keys. */
export function DraggableButton({
  children,
  iconStart,
  onPress,
  defaultPosition = CORNER,
  onMoveEnd,
  ...element
}: DraggableButtonProps) {
  const messages = useMessages('DraggableButton', en.DraggableButton);
  const { direction } = useLocale();
  const helpId = useId();
  const place = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  const [position, setPosition] = useState(() => inView(defaultPosition));

  const free = (): DragPosition => {
    const room = place.current?.parentElement;
    return {
      x: (room?.offsetWidth ?? 0) - (place.current?.offsetWidth ?? 0),
      y: (room?.offsetHeight ?? 0) - (place.current?.offsetHeight ?? 0),
    };
  };

  const drag = (down: ReactPointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return;
    const room = free();
    let last = position;
    wasDragged.current = false;
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      const by = { x: clientX - down.clientX, y: clientY - down.clientY };
      if (Math.hypot(by.x, by.y) >= TREMOR) wasDragged.current = true;
      if (!wasDragged.current) return;
      last = moved(position, by, room);
      setPosition(last);
    };
    const end = ({ pointerId }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      stop.abort();
      if (wasDragged.current) onMoveEnd?.(last);
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
  };

  return (
    <div {...element} className={styles.room}>
      <div
        ref={place}
        className={styles.place}
        style={assignInlineVars({ [styles.x]: `${position.x}`, [styles.y]: `${position.y}` })}
        onPointerDownCapture={drag}
      >
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
              const arrow = ARROWS[event.key];
              if (!arrow) return;
              event.preventDefault();
              const far = event.shiftKey ? 5 : 1;
              const next = moved(position, { x: arrow.x * far, y: arrow.y * far }, free());
              setPosition(next);
              onMoveEnd?.(next);
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
  );
}
