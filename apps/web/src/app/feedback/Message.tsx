import type { MessageModal, MessageModalProps } from '@keel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '../i18n/createWordsHook.ts';
import { focusHeadingIfLost } from './focusHeadingIfLost.ts';

interface MessageProps {
  readonly isOpen: boolean;
  /** 'Got it!', Escape or a press outside. */
  readonly onClose: () => void;
  /** The message, in English or already in the reader's language; null or undefined for none. */
  readonly children: string | null | undefined;
  /**
   * What kind of message it is: most say what did not work; `positive` what was done, `warning` what is not known or
   * still missing, `accent` anything else.
   */
  readonly tone: NonNullable<MessageModalProps['tone']>;
}

/** Cached for the life of the tab, so that the next message shows at once. */
let loaded: typeof MessageModal | null = null;

async function load(): Promise<typeof MessageModal> {
  loaded = (await import('@keel/ui/finance/MessageModal')).MessageModal;
  return loaded;
}

/**
 * A modal message (MODAL-1). The code of its dialog is loaded after the first paint, before there is a message, so that a
 * network failure can still be shown. If the dialog could not be loaded, the browser's own alert shows the message (ERR-1).
 */
export function Message({ isOpen, onClose, children, tone }: MessageProps) {
  const [Modal, setModal] = useState(() => loaded);
  const translate = useTranslate();
  const words = children && translate(children);

  const announceMessage = useEffectEvent(() => {
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
        if (!isStopped) announceMessage();
      },
    );
    return () => {
      isStopped = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked for again when there is something to tell
  }, [Modal, isOpen]);

  // Closed, or gone from the page while it was open.
  useEffect(() => (isOpen ? () => focusHeadingIfLost() : undefined), [isOpen]);

  return (
    Modal && (
      <Modal isOpen={isOpen} tone={tone} onOpenChange={(open) => !open && onClose()}>
        {words}
      </Modal>
    )
  );
}
