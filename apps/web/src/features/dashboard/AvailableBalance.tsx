import { bitcoinPrice, btcEquivalent, routes } from '@keel/flows';
import { ArrowUpEndIcon, Balance, BalanceHero, BtcEquivalent, LinkButton, PlusIcon } from '@keel/ui';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useMarket } from '../../app/money/market.ts';
import { useUser } from '../../app/session/useUser.ts';
import { WalletActions } from './WalletActions.tsx';
import { useWords } from './words.ts';

/** The longest part of the first name that the greeting shows (DASH-1). */
const WELCOME_LETTERS = 5;

/** The greeting, the available balance with its value in bitcoin, and the links for paying in and out (DASH-1). */
export function AvailableBalance() {
  const words = useWords();
  const user = useUser();
  const market = useMarket();
  const isHidden = useHiddenAmounts();
  const rate = bitcoinPrice(market.data);

  return (
    <BalanceHero
      welcome={words.welcome(Array.from(user.firstName).slice(0, WELCOME_LETTERS).join(''))}
      label={words.availableBalance}
      balance={<Balance cents={user.availableBalance} isHidden={isHidden} />}
      equivalent={
        <BtcEquivalent
          btc={rate === null ? null : Number(btcEquivalent(user.availableBalance, rate))}
          rate={rate}
          asOf={market.data?.asOf ?? null}
          isHidden={isHidden}
        />
      }
      actions={
        <>
          <LinkButton href={routes.fundAccount} size="lg" iconStart={<PlusIcon />}>
            {words.deposit}
          </LinkButton>
          <LinkButton href={routes.withdraw} size="lg" tone="neutral" appearance="soft" iconStart={<ArrowUpEndIcon />}>
            {words.withdraw}
          </LinkButton>
        </>
      }
      moreActions={<WalletActions />}
    />
  );
}
