import { routes } from '@keel/flows';
import { AlertDialog } from '@keel/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from './words.ts';

/** Explains how to restore the wallet, before a logout removes it from this device (SESS-6). */
export function LeaveQuestion({ onLeave }: { onLeave: () => void }) {
  const { settings: words } = useWords();
  const go = useNavigate();
  return (
    <AlertDialog
      isOpen
      title={words.leaveTitle}
      tone="negative"
      actionLabel={words.leaveAction}
      cancelLabel={words.stay}
      onAction={onLeave}
      onOpenChange={(isOpen) => {
        if (!isOpen) void go(routes.wallet, { replace: true });
      }}
    >
      {words.leaveText}
    </AlertDialog>
  );
}
