import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { markOf } from '../CoinMark/marks.ts';
import { modules } from './modules.ts';
import * as styles from './QrCode.css.ts';
import { QrMark } from './QrMark.tsx';

export interface QrCodeProps extends RootProps<SVGSVGElement> {
  /**
   * The content: a payment URI or an address. Use it for a secret, such as an authenticator's key, only if its owner
   * asks to see it: a camera across the room can read it too.
   */
  value: string;
  /** A description for assistive technology: 'QR code of the Bitcoin address'. */
  label: string;
  /** The side length in px; smaller if there is no space. @default 208 */
  size?: number;
  /**
   * The name of the mark in the centre: the symbol of a coin, or a method in the server's spelling. A name without a mark
   * shows none. @default none
   */
  mark?: string | null;
}

/**
 * A QR code with a quiet zone of 4 modules (PAY-4, WALLET-6). The correction level is M, and Q if the centre is covered by a
 * mark.
 */
export function QrCode({ value, label, size = 208, mark: markName = null, ...element }: QrCodeProps) {
  const messages = useMessages('QrCode', en.QrCode);
  const mark = markName === null ? null : markOf(markName);
  const marked = useMemo(() => (mark === null ? null : modules(value, 'Q')), [value, mark]);
  // A text that is too long for the higher level has no mark.
  const plain = useMemo(() => (marked === null ? modules(value) : null), [value, marked]);
  const code = marked ?? plain;
  const style = assignInlineVars({ [styles.side]: `${size}px` });
  if (code === null) {
    // There is no image, so the ref stays empty.
    const { ref: _, ...words } = element;
    return (
      <p {...words} className={styles.missing} style={style}>
        {value === '' ? messages.empty : messages.tooLong}
      </p>
    );
  }
  return (
    <svg
      {...element}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      className={styles.root}
      style={style}
    >
      <path fill="currentColor" shapeRendering="crispEdges" d={code.path} />
      {mark !== null && marked !== null && <QrMark of={mark} size={marked.size} />}
    </svg>
  );
}
