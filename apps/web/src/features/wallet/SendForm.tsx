import type { FeeSpeed } from '@keel/flows';
import {
  AmountField,
  Banner,
  Button,
  Card,
  Checkbox,
  Form,
  Inline,
  RadioCard,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextField,
} from '@keel/ui';
import { amountText, CHAINS, readUri, URI_WORDS } from '@keel/wallet';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import { useSay } from '../../app/i18n/wordsHook.ts';
import type { Place } from './chain/place.ts';
import { decimalsOf, usdtOf, withUsdt } from './chain/prepared.ts';
import { useAvailableBalance } from './useAvailableBalance.ts';
import { namesOf } from './usePlaceNames.ts';
import type { useSend } from './useSend.ts';
import { useWords } from './words.ts';

interface SendFormProps {
  readonly flow: ReturnType<typeof useSend>;
  readonly network: WalletNetwork;
  readonly from: Place;
}

/** What a pasted payment link contains besides address and amount, or why it was refused. */
interface LinkDetails {
  readonly label?: string | undefined;
  readonly purpose?: string | undefined;
  readonly problem?: string;
}

const SPEEDS: readonly FeeSpeed[] = ['slow', 'normal', 'fast'];

/**
 * Recipient, amount and speed of a transfer (WALLET-5). A pasted payment link fills it in; the review shows everything
 * again.
 */
export function SendForm({ flow, network, from }: SendFormProps) {
  const all = useWords();
  const { send: words } = all;
  const { draft, errors, message } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const { native, usdt } = CHAINS[from.chain];
  const assets = [native.symbol, ...(usdt && usdtOf(network) !== undefined ? [usdt.symbol] : [])];
  const availableBalance = useAvailableBalance(from, network, draft.asset);
  const say = useSay();
  const [link, setLink] = useState<LinkDetails | null>(null);
  const change = (name: 'to' | 'asset' | 'amount', value: string) => flow.send({ type: 'field.changed', name, value });
  const enterRecipient = (typed: string) => {
    setLink(null);
    const read = readUri(typed, { chain: from.chain, network: from.network, ...withUsdt(network) });
    if (read.kind === 'invalid') {
      if (read.reason !== 'notALink') setLink({ problem: say(URI_WORDS[read.reason]) });
      return change('to', typed);
    }
    const { chain, network: kind, address, asset, amount, label, message: purpose } = read.request;
    if (chain !== from.chain || kind !== from.network) {
      setLink({ problem: words.linkElsewhere(namesOf(read.request, all).full) });
      return change('to', typed);
    }
    if (!assets.includes(asset)) {
      setLink({ problem: say(URI_WORDS.unknownToken) });
      return change('to', typed);
    }
    setLink({ label, purpose });
    change('to', address);
    change('asset', asset);
    if (amount !== undefined) change('amount', amountText(amount, decimalsOf(network, asset)));
  };

  return (
    <Card title={words.title}>
      <Form onSubmit={() => flow.send({ type: 'submitted' })}>
        <Stack gap="5">
          <output>{message !== '' && <Banner tone="negative">{say(message)}</Banner>}</output>
          <TextField
            label={words.to}
            name="to"
            autoComplete="off"
            spellCheck="false"
            maxLength={512}
            value={draft.to}
            errorMessage={link?.problem ?? (errors.to && say(errors.to))}
            onChange={enterRecipient}
          />
          {link?.label !== undefined && <Text tone="muted">{words.linkLabel(link.label)}</Text>}
          {link?.purpose !== undefined && <Text tone="muted">{words.linkMessage(link.purpose)}</Text>}
          <Select
            label={words.asset}
            options={assets.map((symbol) => ({ value: symbol, label: symbol }))}
            value={draft.asset}
            onChange={(value) => value !== null && change('asset', value)}
          />
          <AmountField
            key={draft.asset}
            label={words.amount}
            name="amount"
            unit={{ code: draft.asset, decimals: decimalsOf(network, draft.asset) }}
            value={draft.all ? '' : draft.amount}
            errorMessage={errors.amount && say(errors.amount)}
            isDisabled={draft.all}
            onChange={(value) => change('amount', value)}
            {...(availableBalance !== undefined && { balance: availableBalance })}
          />
          <Checkbox
            isSelected={draft.all}
            onChange={(value) => flow.send({ type: 'field.changed', name: 'all', value })}
          >
            {words.all}
          </Checkbox>
          <RadioGroup
            label={words.speed}
            name="speed"
            layout="cards"
            value={draft.speed}
            onChange={(value) => flow.send({ type: 'field.changed', name: 'speed', value: value as FeeSpeed })}
          >
            {SPEEDS.map((speed) => (
              <RadioCard key={speed} value={speed} title={words.speeds[speed]} features={[words.speedHints[speed]]} />
            ))}
          </RadioGroup>
          <Inline justify="between">
            <Button tone="neutral" appearance="ghost" isDisabled={isBusy} onPress={() => flow.send({ type: 'closed' })}>
              {all.cancel}
            </Button>
            <Button type="submit" size="lg" isPending={isBusy}>
              {words.review}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
