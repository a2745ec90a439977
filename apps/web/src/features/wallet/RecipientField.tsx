import { Button, ClockIcon, CopyIcon, Inline, Menu, QrCodeIcon, Stack, Text, TextField } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useSay } from '../../app/i18n/wordsHook.ts';
import { readClipboard } from '../../platform/clipboard.ts';
import type { Place } from './chain/place.ts';
import { MAX_RECIPIENT_TEXT, type ReadRecipient, readRecipient } from './readRecipient.ts';
import { ScanDialog } from './ScanDialog.tsx';
import type { RecentRecipient } from './sentTransfers.ts';
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
 * The recipient of a transfer: typed, pasted, scanned, or one of the recent ones (WALLET-5). A payment link also fills
 * in asset and amount; the review shows everything again.
 */
export function RecipientField({ flow, network, from, recent }: RecipientFieldProps) {
  const all = useWords();
  const { send: words } = all;
  const say = useSay();
  const { draft, errors, isOpen } = useSelector(flow, ({ context }) => context);
  const [link, setLink] = useState<LinkDetails | null>(null);
  const [isScanning, setScanning] = useState(false);
  const change = (name: 'to' | 'asset' | 'amount', value: string) => flow.send({ type: 'field.changed', name, value });

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
        autoComplete="off"
        spellCheck="false"
        maxLength={MAX_RECIPIENT_TEXT}
        value={draft.to}
        errorMessage={link?.problem ?? (errors.to && say(errors.to))}
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
        {recent.length > 0 && (
          <Menu groups={[{ id: 'recent', items: recent.map(recentItem) }]} placement="bottom start">
            <Button size="sm" tone="neutral" appearance="soft" iconStart={<ClockIcon />}>
              {words.recent}
            </Button>
          </Menu>
        )}
      </Inline>
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

  function recentItem({ address, times }: RecentRecipient) {
    return {
      id: address,
      label: address,
      description: words.sentTimes(times),
      onAction: () => {
        setLink(null);
        change('to', address);
      },
    };
  }

  function problemOf(read: Exclude<ReadRecipient, { readonly kind: 'recipient' }>): string {
    switch (read.kind) {
      case 'empty':
        return words.pasteEmpty;
      case 'tooLong':
        return words.textTooLong;
      case 'otherLink':
        return words.otherLink(read.scheme);
      case 'elsewhere':
        return words.linkElsewhere(namesOf(read.request, all).full);
      case 'refused':
        return say(read.text);
    }
  }
}
