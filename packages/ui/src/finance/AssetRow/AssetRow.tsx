import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { quantity as formatQuantity } from '../../format/quantity.ts';
import type { RootProps } from '../../rootProps.ts';
import { HiddenAmount } from '../Balance/HiddenAmount.tsx';
import { Money } from '../Money/Money.tsx';
import { PercentChange } from '../PercentChange/PercentChange.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import * as styles from './AssetRow.css.ts';
import { CoinMark } from './CoinMark.tsx';

export interface AssetRowProps extends RootProps<HTMLLIElement> {
  /** 'Tether USD · Ethereum': the network too where a coin lives on several. */
  name: string;
  /** 'USDT'. */
  symbol: string;
  /** Held, as a decimal string; '---' for null and for what is no decimal. */
  quantity: string | null;
  /** What it is worth, in whole hundredths of the currency; null where no price is known. @default not shown */
  valueCents?: number | bigint | null;
  /** ISO 4217. @default 'USD' */
  currency?: string;
  /** Percentage points over 24 hours. @default not shown */
  change24h?: number | null;
  /** Prices of 7 days, oldest first; shown where there is room. @default not shown */
  priceHistory?: readonly (number | null)[];
  /** Address of the coin's sign; its symbol stands in where there is none or it fails. */
  imageUrl?: string | null;
  /** Where the row leads. @default nowhere */
  href?: string;
  /** Bullets instead of the amounts; the change stays. @default false */
  isHidden?: boolean;
}

/** One asset of the wallet: sign, name, balance, value, change (WALLET-8). It stands in a list. */
export function AssetRow({
  name,
  symbol,
  quantity,
  valueCents,
  currency = 'USD',
  change24h,
  priceHistory,
  imageUrl = null,
  href,
  isHidden = false,
  ...element
}: AssetRowProps) {
  const { locale } = useLocale();
  return (
    <li {...element} className={styles.frame}>
      <div className={styles.root}>
        <CoinMark symbol={symbol} imageUrl={imageUrl} />
        <div className={styles.asset}>
          <p className={styles.name}>
            {href === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <Link href={href} className={styles.link}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </p>
          <p className={styles.quantity}>
            {isHidden ? <HiddenAmount /> : <bdi>{formatQuantity(quantity ?? '', locale)}</bdi>} <bdi>{symbol}</bdi>
          </p>
        </div>
        {priceHistory && (
          <div className={styles.sparkline}>
            <Sparkline values={priceHistory} />
          </div>
        )}
        <div className={styles.worth}>
          {valueCents !== undefined && <Money cents={valueCents} currency={currency} isHidden={isHidden} />}
          {change24h !== undefined && (
            <span className={styles.change}>
              <PercentChange points={change24h} />
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
