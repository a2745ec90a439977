import { LoadingScreen } from '@keel/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useServices } from '../services/services.ts';

const LeaveQuestion = lazy(async () => ({
  default: (await import('../../features/wallet/LeaveQuestion.tsx')).LeaveQuestion,
}));

/** `/logout`: ends the session, which then goes to `/login` (ROUTE-4). Asks first if that would delete a wallet. */
export function Logout() {
  const { session, store } = useServices();
  const [hasWallet] = useState(() => store.get('seedphrase') !== null);
  useEffect(() => {
    if (!hasWallet) session.send({ type: 'logout' });
  }, [session, hasWallet]);
  if (!hasWallet) return null;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LeaveQuestion onLeave={() => session.send({ type: 'logout' })} />
    </Suspense>
  );
}
