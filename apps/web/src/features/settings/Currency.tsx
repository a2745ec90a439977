import { changeCurrencyMachine } from '@keel/flows';
import { CurrencyPicker } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { changeCurrency } from '../../api/settings.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useCurrencyNote } from '../../app/money/useCurrencyNote.ts';
import { useServices } from '../../app/services/services.ts';
import { useOptions } from '../../app/services/site.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useWords } from './words.ts';

/** The currency of the account (CUR-1). The picker asks for confirmation, so each choice is sent immediately. */
export function Currency() {
  const { api } = useServices();
  const { _id, currency } = useUser();
  const { notifications: words } = useWords();
  const currencies = useOptions()?.currencies;
  const note = useCurrencyNote();
  const flow = useFlow(changeCurrencyMachine, {
    ports: { changeCurrency: (call, signal) => changeCurrency(api, call, signal) },
    input: { user: _id, currency },
  });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);

  return (
    <>
      <CurrencyPicker
        label={words.currency}
        description={note ?? words.currencyHint}
        value={currency}
        isPending={snapshot.hasTag('busy')}
        {...(currencies && { currencies })}
        onChange={(picked) => {
          flow.send({ type: 'opened' });
          flow.send({ type: 'picked', currency: picked });
          flow.send({ type: 'submitted' });
        }}
      />
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone="negative"
        onClose={() => {
          flow.send({ type: 'message.dismissed' });
          flow.send({ type: 'closed' });
        }}
      >
        {snapshot.context.message}
      </Message>
    </>
  );
}
