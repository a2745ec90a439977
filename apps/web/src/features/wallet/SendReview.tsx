import type { PreparedSend } from '@keel/flows';
import {
  AddressText,
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  DefinitionList,
  Inline,
  Numeric,
  quantity,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { CHAINS, checkAddress, findLookalike, readAmount } from '@keel/wallet';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { savedAt } from '../../app/addressBook/savedAt.ts';
import { useSavedAddresses } from '../../app/addressBook/useSavedAddresses.ts';
import { useWords as useBookWords } from '../../app/addressBook/words.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useMarket } from '../../app/money/market.ts';
import { ConfirmWithKey } from './ConfirmWithKey.tsx';
import type { Place } from './chain/place.ts';
import { decimalsOf } from './chain/prepared.ts';
import { feeOf } from './feeOf.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import type { useSend } from './useSend.ts';
import { useWorth } from './useWorth.ts';
import { useWords } from './words.ts';

interface SendReviewProps {
  readonly flow: ReturnType<typeof useSend>;
  readonly from: Place;
  readonly prepared: PreparedSend;
  /** The addresses of earlier transfers, repeated for each. */
  readonly known: readonly string[];
  readonly isSigning: boolean;
}

/** All details of a transfer before it is signed, decoded from the bytes that will be signed (WALLET-5). */
export function SendReview({ flow, from, prepared, known, isSigning }: SendReviewProps) {
  const { send: words, cancel } = useWords();
  const translate = useTranslate();
  const { locale } = useLocale();
  const names = usePlaceNames(from);
  const worthText = useWorth(from);
  const { data: market } = useMarket();
  const { draft, purpose, message, needsKey } = useSelector(flow, ({ context }) => context);
  // After a failure to sign, the review asks the worker again whether it needs the passcode.
  const asksForKey = useSelector(flow, ({ value }) => value !== 'reviewing') && needsKey;
  const { to, asset, amount, opening, left, amountBefore } = prepared;
  const native = CHAINS[from.chain].native.symbol;
  const { total, warnings } = feeOf(prepared, from.chain, market);
  const isNew = purpose === 'send';
  const { savedAs } = useBookWords();
  const book = useSavedAddresses().data ?? [];
  const saved = savedAt(book, from, to);
  // Whoever imitates an address may as well imitate a saved one.
  const familiar = [...known, ...book.map(({ address }) => address)];
  const lookalike = isNew ? findLookalike(to, familiar) : null;
  const [accepted, setAccepted] = useState<ReadonlySet<Risk>>(new Set());
  const check = checkAddress(draft.to, { chain: from.chain, network: from.network });
  const isUnchecked = isNew && check.kind === 'valid' && check.isUnchecked;
  const sentBefore = known.filter((one) => one === to).length;
  const figure = (value: string, unit: string) => (
    <Numeric>
      {quantity(value, locale)} {unit}
    </Numeric>
  );
  /** With its value below it, if there is one. */
  const valued = (value: string, unit: string) => {
    const decimals = decimalsOf(from, unit);
    const read = readAmount(value, decimals);
    const worth = read.kind === 'amount' ? worthText(unit, read.units, decimals) : null;
    if (worth === null) return figure(value, unit);
    return (
      <Stack gap="1">
        {figure(value, unit)}
        <Text tone="muted" align="end">
          {words.about(worth)}
        </Text>
      </Stack>
    );
  };
  const risks: readonly Risk[] = [
    ...(lookalike === null ? [] : (['lookalike'] as const)),
    ...(isNew && prepared.isToContract ? (['contract'] as const) : []),
    // Cancelling a transfer sends no amount that the fee could be compared with.
    ...(purpose !== 'cancel' && warnings.length > 0 ? (['fee'] as const) : []),
  ];
  const accept = (risk: Risk, label: string) => (
    <Checkbox
      isSelected={accepted.has(risk)}
      onChange={(isAccepted) => {
        const others = [...accepted].filter((each) => each !== risk);
        setAccepted(new Set(isAccepted ? [...others, risk] : others));
      }}
    >
      {label}
    </Checkbox>
  );
  const isBlocked = risks.some((risk) => !accepted.has(risk));

  return (
    <Card title={words.reviewTitle}>
      <Stack gap="5">
        <Text>{words.reviewLead}</Text>
        {!isNew && <Banner tone="info">{words.replacing[purpose]}</Banner>}
        {amountBefore !== null && (
          <Banner tone="warning">{words.lessSent(`${quantity(amountBefore, locale)} ${asset}`)}</Banner>
        )}
        <output>{message !== '' && <Banner tone="negative">{translate(message)}</Banner>}</output>
        <DefinitionList
          items={[
            {
              term: words.to,
              value: (
                <Stack gap="1">
                  {saved !== undefined && (
                    <Text>
                      {savedAs} <bdi>{saved.label}</bdi>
                    </Text>
                  )}
                  <AddressText address={to} shape="groups" />
                  {isUnchecked && <Text tone="warning">{words.noChecksum}</Text>}
                  {isNew && (
                    <Text tone="muted">{sentBefore === 0 ? words.newRecipient : words.sentTimes(sentBefore)}</Text>
                  )}
                </Stack>
              ),
            },
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
            { term: words.amount, value: valued(amount, asset) },
            { term: words.fee, value: valued(prepared.fee, native) },
            ...(opening === null ? [] : [{ term: words.opening, value: valued(opening, native) }]),
            {
              term: words.total,
              value:
                asset === native ? (
                  valued(total, native)
                ) : (
                  <>
                    {figure(amount, asset)} + {figure(total, native)}
                  </>
                ),
            },
            ...(left === null ? [] : [{ term: words.left, value: valued(left, asset) }]),
          ]}
        />
        {lookalike !== null && (
          <Stack gap="3">
            <Banner tone="negative">
              {words.lookalike} {words.lookalikeDiffers(lookalike.differing.length)}
            </Banner>
            <Compared label={words.lookalikeFamiliar}>
              <AddressText address={lookalike.known} shape="groups" marked={lookalike.differing} />
            </Compared>
            <Compared label={words.lookalikeEntered}>
              <AddressText address={to} shape="groups" marked={lookalike.differing} />
            </Compared>
            {accept('lookalike', words.lookalikeConfirm)}
          </Stack>
        )}
        {risks.includes('contract') && (
          <Stack gap="3">
            <Banner tone="negative">{words.toContract}</Banner>
            {accept('contract', words.toContractConfirm)}
          </Stack>
        )}
        {risks.includes('fee') && (
          <Stack gap="3">
            {warnings.map((warning) => (
              <Banner key={warning} tone="warning">
                {words.feeWarnings[warning]}
              </Banner>
            ))}
            {accept('fee', words.feeConfirm)}
          </Stack>
        )}
        {asksForKey && <ConfirmWithKey flow={flow} isSigning={isSigning} isBlocked={isBlocked} />}
        <Stack gap="3">
          {!asksForKey && (
            <Button
              size="lg"
              isFullWidth
              isPending={isSigning}
              isDisabled={!isSigning && isBlocked}
              onPress={() => flow.send({ type: 'confirmed' })}
            >
              {words.sign}
            </Button>
          )}
          <Inline justify="center">
            {isNew && (
              <Button
                tone="neutral"
                appearance="soft"
                isDisabled={isSigning}
                onPress={() => flow.send({ type: 'edited' })}
              >
                {words.edit}
              </Button>
            )}
            {/* Of a replacement nothing can be changed. */}
            <Button
              tone="neutral"
              appearance={isNew ? 'ghost' : 'soft'}
              isDisabled={isSigning}
              onPress={() => flow.send({ type: 'closed' })}
            >
              {isNew ? cancel : words.toTransfer}
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
}

/** The risks that have to be accepted separately before the transfer can be signed. */
type Risk = 'lookalike' | 'contract' | 'fee';

/** One of two addresses to compare; both start at the same edge. */
function Compared({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Text tone="muted">{label}</Text>
      {children}
    </Stack>
  );
}
