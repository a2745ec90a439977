import type { WalletAction } from '@keel/flows';
import { Button, DEFAULT_BRAND, SwapIcon, WalletIcon } from '@keel/ui';
import { lazy, Suspense, useState } from 'react';
import { useWords } from './words.ts';

const WalletModals = lazy(async () => ({ default: (await import('./WalletModals.tsx')).WalletModals }));

/** Buy / Sell and Send / Receive under the balance (WENTRY-1 to WENTRY-4). What they open is loaded at the first press. */
export function WalletWays() {
  const words = useWords();
  const [open, setOpen] = useState<'trade' | 'move' | null>(null);
  const [wish, setWish] = useState<{ readonly action: WalletAction; readonly number: number } | null>(null);
  const choose = (action: WalletAction) => {
    setOpen(null);
    setWish({ action, number: (wish?.number ?? 0) + 1 });
  };
  return (
    <>
      <Button size="sm" tone="neutral" appearance="ghost" iconStart={<WalletIcon />} onPress={() => setOpen('trade')}>
        {words.buySell}
      </Button>
      <Button size="sm" tone="neutral" appearance="ghost" iconStart={<SwapIcon />} onPress={() => setOpen('move')}>
        {words.sendReceive}
      </Button>
      <Suspense fallback={null}>
        {(open !== null || wish !== null) && (
          <WalletModals
            product={DEFAULT_BRAND.shortName}
            open={open}
            wish={wish}
            onChoose={choose}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
