import { Button, CopyIcon, Inline, QrCodeIcon, Select, Stack, Text, TextField } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import { SaveAddress } from '../../app/addressBook/SaveAddress.tsx';
import { SavedAddressSelect } from '../../app/addressBook/SavedAddressSelect.tsx';
import { useSavedAddresses } from '../../app/addressBook/useSavedAddresses.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import type { RecentRecipient } from '../../app/wallet/sentTransfers.ts';
import { readClipboard } from '../../platform/clipboard.ts';
import type { Place } from './chain/place.ts';
import { MAX_RECIPIENT_TEXT, type ReadRecipient, readRecipient } from './readRecipient.ts';
import { ScanDialog } from './ScanDialog.tsx';
import { namesOf } from './usePlaceNames.ts';
import type { useSend } from './useSend.ts';
import { useWords } from './words.ts';

interface RecipientFieldProps {
  readonly flow: ReturnType<typeof useSend>;
  readonly network: WalletNetwork;
  readonly from: Place;
  /** Whom this wallet sent to on this network, the latest first. */
  readonly recent: readonly RecentRecipient[];
}

/** A recipient's own texts in a payment link, or why a text was refused. */
interface LinkDetails {
  readonly label?: string | undefined;
  readonly purpose?: string | undefined;
  readonly problem?: string;
}

/**
 * The recipient of a transfer: typed, pasted, scanned, one of the saved or of the recent ones (WALLET-5, ADDR-1). A
 * payment link also fills in asset and amount; the review shows everything again.
 */
export function RecipientField({ flow, network, from, recent }: RecipientFieldProps) {
  const all = useWords();
  const { send: words } = all;
  const translate = useTranslate();
  const { draft, errors, isOpen } = useSelector(flow, ({ context }) => context);
  const [link, setLink] = useState<LinkDetails | null>(null);
  const [isScanning, setScanning] = useState(false);
  const change = (name: 'to' | 'asset' | 'amount', value: string) => flow.send({ type: 'field.changed', name, value });

  const choose = (address: string) => {
    setLink(null);
    change('to', address);
  };
  const book = useSavedAddresses();
  const place = { chain: from.chain, network: from.network };
  const typed = readRecipient(draft.to, from, network);

  const fillIn = (read: Extract<ReadRecipient, { readonly kind: 'recipient' }>) => {
    setLink({ label: read.label, purpose: read.purpose });
    change('to', read.to);
    if (read.asset !== undefined) change('asset', read.asset);
    if (read.amount === undefined) return;
    flow.send({ type: 'field.changed', name: 'all', value: false });
    change('amount', read.amount);
  };
  /** What is typed stays in the field, whatever it is. */
  const enterTyped = (text: string) => {
    setLink(null);
    const read = readRecipient(text, from, network);
    if (read.kind === 'recipient') return fillIn({ ...read, to: read.asset === undefined ? text : read.to });
    // An address that is still being typed is not an error yet.
    if (text.includes(':')) setLink({ problem: problemOf(read) });
    change('to', text);
  };
  /** Of what is pasted or scanned, only a recipient enters the field. */
  const enterRead = (text: string) => {
    const read = readRecipient(text, from, network);
    if (read.kind === 'recipient') {
      fillIn(read);
      announce(words.filledIn);
    } else refuse(problemOf(read));
  };
  const refuse = (problem: string) => {
    setLink({ problem });
    announce(problem);
  };
  const paste = async () => {
    const answer = await readClipboard();
    if (answer.kind === 'refused') refuse(words.pasteRefused);
    else enterRead(answer.text);
  };

  return (
    <Stack gap="2">
      <TextField
        label={words.to}
        name="to"
        isLtr
        autoComplete="off"
        spellCheck="false"
        maxLength={MAX_RECIPIENT_TEXT}
        value={draft.to}
        errorMessage={link?.problem ?? (errors.to && translate(errors.to))}
        onChange={enterTyped}
      />
      {link?.label !== undefined && <Text tone="muted">{words.linkLabel(link.label)}</Text>}
      {link?.purpose !== undefined && <Text tone="muted">{words.linkMessage(link.purpose)}</Text>}
      <Inline gap="2">
        <Button size="sm" tone="neutral" appearance="soft" iconStart={<CopyIcon />} onPress={() => void paste()}>
          {words.paste}
        </Button>
        <Button size="sm" tone="neutral" appearance="soft" iconStart={<QrCodeIcon />} onPress={() => setScanning(true)}>
          {words.scan}
        </Button>
      </Inline>
      <SaveAddress book={book} place={place} address={typed.kind === 'recipient' ? typed.to.trim() : null} />
      <SavedAddressSelect book={book} place={place} value={draft.to} onChoose={choose} />
      {recent.length > 0 && (
        <Select
          label={words.recent}
          options={recent.map(({ address, times }) => ({
            value: address,
            label: `${address} · ${words.sentTimes(times)}`,
          }))}
          value={recent.some(({ address }) => address === draft.to) ? draft.to : null}
          onChange={(address) => address !== null && choose(address)}
        />
      )}
      <ScanDialog
        // A locked wallet shows its passcode form, and the camera goes off.
        isOpen={isScanning && isOpen}
        onClose={() => setScanning(false)}
        onRead={(text) => {
          setScanning(false);
          enterRead(text);
        }}
      />
    </Stack>
  );

  function problemOf(read: Exclude<ReadRecipient, { readonly kind: 'recipient' }>): string {
    if (read.kind === 'empty') return words.pasteEmpty;
    if (read.kind === 'tooLong') return words.textTooLong;
    if (read.kind === 'otherLink') return words.otherLink(read.scheme);
    if (read.kind === 'elsewhere') return words.linkElsewhere(namesOf(read.request, all).full);
    return translate(read.text);
  }
}
