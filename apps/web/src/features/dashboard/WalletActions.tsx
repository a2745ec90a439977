import type { WalletAction } from '@keel/flows';
import { QuickAction, SwapIcon, WalletIcon } from '@keel/ui';
import { lazy, useState, useTransition } from 'react';
import { PageBoundary } from '../../app/routing/PageBoundary.tsx';
import { useBrand } from '../../app/services/site.ts';
import { useWords } from './words.ts';

const WalletModals = lazy(async () => ({ default: (await import('./WalletModals.tsx')).WalletModals }));

/**
 * Send / Receive and Buy / Sell beside the balance (WENTRY-1 to WENTRY-4). Their dialogs are loaded at the first press.
 */
export function WalletActions() {
  const words = useWords();
  const brand = useBrand();
  const [open, setOpen] = useState<'trade' | 'move' | null>(null);
  const [pressed, setPressed] = useState<'trade' | 'move' | null>(null);
  // The open dialog stays until the file has loaded; until then the pressed button is busy.
  const [isLoading, startLoading] = useTransition();
  const press = (way: 'trade' | 'move') => {
    setPressed(way);
    startLoading(() => setOpen(way));
  };
  const [wish, setWish] = useState<{ readonly action: WalletAction; readonly number: number } | null>(null);
  const choose = (action: WalletAction) => {
    setOpen(null);
    setWish({ action, number: (wish?.number ?? 0) + 1 });
  };
  return (
    <>
      <QuickAction
        label={words.sendReceive}
        icon={<SwapIcon />}
        isPending={isLoading && pressed === 'move'}
        onPress={() => press('move')}
      />
      <QuickAction
        label={words.buySell}
        icon={<WalletIcon />}
        isPending={isLoading && pressed === 'trade'}
        onPress={() => press('trade')}
      />
      <PageBoundary level={2} fallback={null}>
        {(open !== null || wish !== null) && (
          <WalletModals
            product={brand.shortName}
            open={open}
            request={wish}
            onChoose={choose}
            onClose={() => setOpen(null)}
          />
        )}
      </PageBoundary>
    </>
  );
}
