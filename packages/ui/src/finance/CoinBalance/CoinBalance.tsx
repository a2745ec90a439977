import { useLocale } from 'react-aria-components/I18nProvider';
import { charactersOf } from '../../components/Numeric/charactersOf.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { quantity as formatQuantity } from '../../format/quantity.ts';
import type { RootProps } from '../../rootProps.ts';
import { HiddenAmount } from '../Balance/HiddenAmount.tsx';
import * as styles from './CoinBalance.css.ts';

export interface CoinBalanceProps extends RootProps {
  /** The balance as a decimal string; '---' for null and invalid values. */
  quantity: string | null;
  /** The symbol of the coin: 'ETH'. */
  symbol: string;
  /** Shows bullets instead of the amount. @default false */
  isHidden?: boolean;
  /** Shows a skeleton of the same height. @default false */
  isLoading?: boolean;
}

/** A balance in a coin as the main figure of a screen, where its coins have no value in money (WALLET-8). */
export function CoinBalance({ quantity, symbol, isHidden = false, isLoading = false, ...element }: CoinBalanceProps) {
  const { locale } = useLocale();
  if (isLoading) {
    // The element of the amount does not exist yet, so the ref stays empty.
    const { ref: _, ...group } = element;
    return (
      <SkeletonGroup {...group}>
        <Skeleton text="balance" width="14rem" />
      </SkeletonGroup>
    );
  }
  const amount = formatQuantity(quantity ?? '', locale);
  return (
    <span {...element} className={styles.root} style={charactersOf(`${amount} ${symbol}`)}>
      <bdi dir="ltr">
        {isHidden ? <HiddenAmount /> : amount} <span className={styles.symbol}>{symbol}</span>
      </bdi>
    </span>
  );
}
