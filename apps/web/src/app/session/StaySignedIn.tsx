import { isAboutToEnd } from '@keel/flows';
import { AlertDialog } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useWords } from '../i18n/words.ts';
import { useServices } from '../services/services.ts';
import { staySignedIn } from './staySignedIn.ts';

/**
 * Asks whether to stay signed in, a minute before the session ends for inactivity (AUTH-7, WCAG 2.2.1). Escape and Enter
 * both stay.
 */
export function StaySignedIn() {
  const services = useServices();
  const { session } = services;
  const { stay: words } = useWords();
  const isOpen = useSelector(
    session,
    (snapshot) => snapshot.matches('authenticated') && isAboutToEnd(snapshot.context),
  );
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) staySignedIn(services);
      }}
      title={words.title}
      cancelLabel={words.stay}
      actionLabel={words.leave}
      tone="accent"
      onAction={() => session.send({ type: 'logout' })}
    >
      {words.text}
    </AlertDialog>
  );
}
