import { Badge, Button, Card, EmptyState, Form, Inline, Select, Stack, TextArea, TextField } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useServices } from '../../app/services/services.ts';
import type { TabParts } from './QueueTab.tsx';
import { type OperatorCommands, useOperatorCommands } from './useOperatorCommands.tsx';
import { useWords } from './words.ts';

const PAIR_MAX = 40;
const TITLE_MAX = 120;
const MESSAGE_MAX = 500;

/** One investor: the account, trades for it, a notice to the person. Initially the person signed in here. */
export function InvestorTab({ desk: { investors, now }, onDone }: TabParts) {
  const words = useWords();
  const { session } = useServices();
  const ownEmail = useSelector(session, ({ context }) => context.user?.email);
  const [chosen, choose] = useState<string | null>(null);
  const operate = useOperatorCommands(onDone);
  const investor =
    investors.find(({ email }) => email === (chosen ?? ownEmail?.toLowerCase())) ??
    investors.find(({ email }) => email === ownEmail) ??
    investors[0];
  if (!investor) return <EmptyState title={words.nobody}>{words.nobodyNote}</EmptyState>;
  const { email: who } = investor;
  return (
    <Stack gap="5">
      <Stack gap="3">
        <Select
          label={words.who}
          options={investors.map(({ email, name }) => ({ value: email, label: `${name} (${email})` }))}
          value={who}
          onChange={choose}
        />
        <Inline gap="2" align="center">
          <Badge tone={investor.verified ? 'positive' : 'warning'}>
            {investor.verified ? words.verified : words.unverified}
          </Badge>
          {!investor.verified && (
            <Button
              size="sm"
              tone="neutral"
              appearance="soft"
              isPending={operate.isBusy}
              onPress={() =>
                operate.run({ command: 'users restore', input: { who }, successMessage: words.verifiedNow })
              }
            >
              {words.verify}
            </Button>
          )}
          {!investor.wallet && (
            <Button
              size="sm"
              tone="neutral"
              appearance="soft"
              isPending={operate.isBusy}
              onPress={() =>
                operate.run({ command: 'users enable-wallet', input: { who }, successMessage: words.walletEnabled })
              }
            >
              {words.enableWallet}
            </Button>
          )}
        </Inline>
        {operate.refusal}
      </Stack>
      <TradeForm who={who} date={now} onDone={onDone} />
      <NoticeForm who={who} onDone={onDone} />
    </Stack>
  );
}

interface FormParts {
  readonly who: string;
  readonly onDone: () => void;
}

/** A trade that is closed now. */
function TradeForm({ who, date, onDone }: FormParts & { readonly date: string }) {
  const words = useWords();
  const operate = useOperatorCommands(onDone);
  const [trade, setTrade] = useState({ pair: 'BTC/USD', profit: '120.00', loss: '0' });
  const set = (changed: Partial<typeof trade>) => setTrade({ ...trade, ...changed });
  return (
    <Card title={words.trade} level={3} padding="sm">
      <Form
        onSubmit={() =>
          operate.run({
            command: 'trades add',
            input: { who, ...trimmed(trade), date },
            successMessage: words.tradeAdded,
          })
        }
      >
        <TextField label={words.pair} value={trade.pair} maxLength={PAIR_MAX} onChange={(pair) => set({ pair })} />
        <TextField
          label={words.profit}
          inputMode="decimal"
          value={trade.profit}
          onChange={(profit) => set({ profit })}
        />
        <TextField label={words.loss} inputMode="decimal" value={trade.loss} onChange={(loss) => set({ loss })} />
        {operate.refusal}
        <Submit operate={operate} isReady={Object.values(trade).every(isWritten)}>
          {words.addTrade}
        </Submit>
      </Form>
    </Card>
  );
}

function NoticeForm({ who, onDone }: FormParts) {
  const words = useWords();
  const operate = useOperatorCommands(onDone);
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const send = () =>
    operate.run({
      command: 'notify',
      input: { who, ...trimmed({ title, message }) },
      successMessage: words.sent,
      whenDone: () => {
        setTitle('');
        setMessage('');
      },
    });
  return (
    <Card title={words.notice} level={3} padding="sm">
      <Form onSubmit={send}>
        <TextField label={words.noticeTitle} value={title} maxLength={TITLE_MAX} onChange={setTitle} />
        <TextArea label={words.noticeText} value={message} limit={MESSAGE_MAX} rows={3} onChange={setMessage} />
        {operate.refusal}
        <Submit operate={operate} isReady={[title, message].every(isWritten)}>
          {words.send}
        </Submit>
      </Form>
    </Card>
  );
}

function Submit({ operate, isReady, children }: { operate: OperatorCommands; isReady: boolean; children: string }) {
  return (
    <Inline>
      <Button type="submit" size="sm" isPending={operate.isBusy} isDisabled={!operate.isBusy && !isReady}>
        {children}
      </Button>
    </Inline>
  );
}

function trimmed<Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()])) as Texts;
}

function isWritten(text: string): boolean {
  return text.trim() !== '';
}
