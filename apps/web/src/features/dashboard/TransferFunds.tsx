import type { Cents } from '@keel/flows';
import { Button } from '@keel/ui';
import { lazy, Suspense, useState } from 'react';
import { useWords } from './words.ts';

const TransferModal = lazy(async () => ({ default: (await import('./TransferModal.tsx')).TransferModal }));

/** 'Transfer Funds' on the profit card (DASH-2, DASH-6). What it opens is loaded at the first press and stays. */
export function TransferFunds({ profit }: { profit: Cents }) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpen(true);
  };
  return (
    <>
      <Button size="sm" tone="neutral" appearance="soft" onPress={open}>
        {words.transferFunds}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <TransferModal profit={profit} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
