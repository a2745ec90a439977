import { useState } from 'react';
import * as styles from './CoinMark.css.ts';

interface CoinMarkProps {
  symbol: string;
  imageUrl: string | null;
}

/** The icon of a coin, or its symbol if the icon is missing or fails to load. The name is beside it. */
export function CoinMark({ symbol, imageUrl }: CoinMarkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span aria-hidden="true" className={styles.root}>
      {imageUrl && imageUrl !== failed ? (
        <img src={imageUrl} alt="" loading="lazy" className={styles.image} onError={() => setFailed(imageUrl)} />
      ) : (
        Array.from(symbol.toUpperCase()).slice(0, 4).join('')
      )}
    </span>
  );
}
