import type { Cents } from '@keel/flows';
import { Button } from '@keel/ui';
import { lazy, Suspense, useState, useTransition } from 'react';
import { useWords } from './words.ts';

const TransferModal = lazy(async () => ({ default: (await import('./TransferModal.tsx')).TransferModal }));

/** 'Transfer Funds' on the profit card (DASH-2, DASH-6). The dialog is loaded at the first press and stays mounted. */
export function TransferFunds({ profit }: { profit: Cents }) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // The button is busy while the file of the dialog is loading.
  const [isLoading, startLoading] = useTransition();
  const open = () =>
    startLoading(() => {
      setIsOpen(true);
      setWasOpen(true);
    });
  return (
    <>
      <Button size="sm" tone="neutral" appearance="soft" isPending={isLoading} onPress={open}>
        {words.transferFunds}
      </Button>
      <Suspense fallback={null}>
        {wasOpen && <TransferModal profit={profit} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
