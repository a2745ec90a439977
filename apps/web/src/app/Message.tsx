// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import type { MessageModal } from '@keel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSay } from './wordsHook.ts';

interface MessageProps {
  readonly isOpen: boolean;
  /** 'Got it!', Escape or a press outside. */
  readonly onClose: () => void;
  /** What happened, in English or in the reader's language already; null or undefined while nothing is to be told. */
  readonly children: string | null | undefined;
}

/** Kept for the life of the tab: the next message shows at once. */
let loaded: typeof MessageModal | null = null;

async function load(): Promise<typeof MessageModal> {
  loaded = (await import('@keel/ui/finance/MessageModal')).MessageModal;
  return loaded;
}

/**
 * A message to be read before going on (MODAL-1). Its dialog comes after the first paint of the page, before there is
 * anything to tell: a failure of the network does not keep its own message away. Where the dialog could not be had all
 * the same, the browser's own tells it (ERR-1).
 */
export function Message({ isOpen, onClose, children }: MessageProps) {
  const [Modal, setModal] = useState(() => loaded);
  const say = useSay();
  const words = children && say(children);

  const tell = useEffectEvent(() => {
    if (!isOpen) return;
    // biome-ignore lint/suspicious/noAlert: the one dialog that needs no file
    alert(words ?? '');
    onClose();
  });

  useEffect(() => {
    if (Modal !== null) return undefined;
    let isStopped = false;
    load().then(
      (part) => (isStopped ? undefined : setModal(() => part)),
      () => {
        if (!isStopped) tell();
      },
    );
    return () => {
      isStopped = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked for again when there is something to tell
  }, [Modal, isOpen]);

  return (
    Modal && (
      <Modal isOpen={isOpen} onClose={onClose}>
        {words}
      </Modal>
    )
  );
}
