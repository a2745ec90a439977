import type { PreparedSend } from '@keel/flows';
import { AddressText, Badge, Banner, Button, Card, Checkbox, DefinitionList, Inline, Stack, Text } from '@keel/ui';
import { amountText, CHAINS, checkAddress, findLookalike, readAmount } from '@keel/wallet';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Place } from './chain/place.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import type { useSend } from './useSend.ts';
import { useWords } from './words.ts';

interface SendReviewProps {
  readonly flow: ReturnType<typeof useSend>;
  readonly from: Place;
  readonly prepared: PreparedSend;
  /** Addresses that were sent to. */
  readonly known: readonly string[];
  readonly isSigning: boolean;
}

/** All of a transfer before it is signed: what stands here is read from the bytes that will be (WALLET-5). */
export function SendReview({ flow, from, prepared, known, isSigning }: SendReviewProps) {
  const { send: words } = useWords();
  const names = usePlaceNames(from);
  const { draft, purpose, message } = useSelector(flow, ({ context }) => context);
  const { to, asset, amount, fee } = prepared;
  const native = CHAINS[from.chain].native;
  const lookalike = purpose === 'send' ? findLookalike(to, known) : null;
  const [isCompared, setCompared] = useState(false);
  const check = checkAddress(draft.to, { chain: from.chain, network: from.network });
  const isUnchecked = purpose === 'send' && check.kind === 'valid' && check.isUnchecked;
  const total = asset === native.symbol ? sum(amount, fee, native.decimals) : `${amount} ${asset} + ${fee}`;

  return (
    <Card title={words.reviewTitle}>
      <Stack gap="5">
        <Text>{words.reviewLead}</Text>
        {purpose !== 'send' && <Banner tone="info">{words.replacing[purpose]}</Banner>}
        <output>{message !== '' && <Banner tone="negative">{message}</Banner>}</output>
        <DefinitionList
          items={[
            { term: words.to, value: <AddressText address={to} shape="groups" /> },
            { term: words.from, value: <AddressText address={from.address} shape="groups" /> },
            {
              term: words.network,
              value: (
                <Inline gap="2">
                  {names.full}
                  {from.network === 'test' && <Badge tone="warning">{names.network}</Badge>}
                </Inline>
              ),
            },
            { term: words.amount, value: <bdi>{`${amount} ${asset}`}</bdi> },
            { term: words.fee, value: <bdi>{`${fee} ${native.symbol}`}</bdi> },
            { term: words.total, value: <bdi>{`${total} ${native.symbol}`}</bdi> },
          ]}
        />
        {isUnchecked && <Banner tone="warning">{words.unchecked}</Banner>}
        {lookalike !== null && (
          <Stack gap="3">
            <Banner tone="negative">
              {words.lookalike} {words.lookalikeDiffers(lookalike.differing.length)}
            </Banner>
            <DefinitionList
              items={[
                { term: words.lookalikeKnown, value: <AddressText address={lookalike.known} shape="groups" /> },
                { term: words.lookalikeThis, value: <AddressText address={to} shape="groups" /> },
              ]}
            />
            <Checkbox isSelected={isCompared} onChange={setCompared}>
              {words.lookalikeConfirm}
            </Checkbox>
          </Stack>
        )}
        <Inline justify="between">
          <Button tone="neutral" appearance="soft" isDisabled={isSigning} onPress={() => flow.send({ type: 'edited' })}>
            {words.edit}
          </Button>
          <Button
            size="lg"
            isPending={isSigning}
            isDisabled={!isSigning && lookalike !== null && !isCompared}
            onPress={() => flow.send({ type: 'confirmed' })}
          >
            {words.sign}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Two amounts of one coin together, in decimal text. */
function sum(one: string, other: string, decimals: number): string {
  const units = (text: string) => {
    const read = readAmount(text, decimals);
    return read.kind === 'amount' ? read.units : 0n;
  };
  return amountText(units(one) + units(other), decimals);
}
