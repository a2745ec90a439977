import { type WalletAction, walletEntryMachine } from '@keel/flows';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Message } from '../feedback/Message.tsx';
import { useIntents } from '../feedback/useIntents.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';
import { readWallet } from './readWallet.ts';

/**
 * Navigates to the page of a wallet action, or explains why that is not possible (WENTRY-1 to WENTRY-4), also on the
 * page itself. Mount it anew for each request.
 */
export function WalletEntry({ action }: { action: WalletAction }) {
  const { store } = useServices();
  const { pathname: path } = useLocation();
  const user = useUser();
  const [stored] = useState(() => readWallet(store));
  const flow = useFlow(walletEntryMachine, { input: { action, user, path, stored } });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  return (
    <Message isOpen={snapshot.hasTag('modal')} tone="accent" onClose={() => flow.send({ type: 'message.dismissed' })}>
      {snapshot.context.message}
    </Message>
  );
}
