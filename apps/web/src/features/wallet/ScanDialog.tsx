import { Dialog, Modal } from '@keel/ui';
import { useState } from 'react';
import { LazyPartView } from '../../app/lazy/LazyPartView.tsx';
import { createLazyPart } from '../../app/lazy/lazyPart.ts';
import { useWords } from './words.ts';

interface ScanDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the text of the first code. */
  readonly onRead: (text: string) => void;
}

const useScanner = createLazyPart(() => import('./Scanner.tsx'));

/** A dialog with the camera's picture, to scan a QR code. The decoder is loaded when it is opened. */
export function ScanDialog({ isOpen, onClose, onRead }: ScanDialogProps) {
  const { send: words } = useWords();
  // A dialog that is opened again while it closes is still mounted: each opening starts the camera again.
  const [opened, setOpened] = useState({ isOpen, times: 0 });
  if (opened.isOpen !== isOpen) setOpened({ isOpen, times: opened.times + (isOpen ? 1 : 0) });
  return (
    <Modal isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog title={words.scan}>
        <LoadedScanner key={opened.times} onRead={onRead} />
      </Dialog>
    </Modal>
  );
}

function LoadedScanner({ onRead }: Pick<ScanDialogProps, 'onRead'>) {
  const scanner = useScanner(true);
  return <LazyPartView of={scanner}>{({ Scanner }) => <Scanner onRead={onRead} />}</LazyPartView>;
}
