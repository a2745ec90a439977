import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { modules } from './modules.ts';
import * as styles from './QrCode.css.ts';

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
}

/** A QR code with correction level M and a quiet zone of 4 modules (PAY-4, WALLET-6). */
export function QrCode({ value, label, size = 208, ...element }: QrCodeProps) {
  const messages = useMessages('QrCode', en.QrCode);
  const code = useMemo(() => modules(value), [value]);
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
      shapeRendering="crispEdges"
      className={styles.root}
      style={style}
    >
      <path fill="currentColor" d={code.path} />
    </svg>
  );
}
