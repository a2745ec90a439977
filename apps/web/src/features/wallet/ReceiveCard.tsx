import {
  AddressText,
  AmountField,
  Banner,
  Button,
  Card,
  CopyButton,
  Grid,
  Inline,
  QrCode,
  Radio,
  RadioGroup,
  Select,
  Stack,
  Text,
} from '@keel/ui';
import { CHAINS, isUtxoChain, readAmount, tokensOf, uriQrText, uriText } from '@keel/wallet';
import { useState } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import { canShare, shareText } from '../../platform/share.ts';
import type { Place } from './chain/place.ts';
import { contractsOf, decimalsOf } from './chain/prepared.ts';
import { TestCoins } from './TestCoins.tsx';
import { networkAt, useNetworks } from './useNetworks.ts';
import { usePlace } from './usePlace.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import { useWords } from './words.ts';

/** The address of the wallet, as text, as a QR code and as a link (WALLET-6). */
export function ReceiveCard() {
  const { place } = usePlace();
  const { data } = useNetworks();
  if (place === null) return null;
  // The address is valid whether or not this portal reaches its network.
  return <Address place={place} network={data === null ? undefined : networkAt(data, place)} />;
}

function Address({ place, network }: { place: Place; network: WalletNetwork | undefined }) {
  const { receive: words, home } = useWords();
  const names = usePlaceNames(place);
  const { native } = CHAINS[place.chain];
  const contracts = network && contractsOf(network);
  // Known tokens can be received also where this portal has no node.
  const tokens = tokensOf(place.chain, place.network, contracts);
  const assets = [native.symbol, ...tokens.map(({ symbol }) => symbol)];
  const [asset, setAsset] = useState<string>(native.symbol);
  const [amount, setAmount] = useState('');
  const [form, setForm] = useState<'address' | 'link'>('address');
  const decimals = decimalsOf(place, asset);
  // Coins can be requested while the chain starts: the server waits for it.
  const isDemo = network?.demo === 'running' || network?.demo === 'starting';
  const read = readAmount(amount, decimals);
  const request = {
    chain: place.chain,
    network: place.network,
    address: place.address,
    asset,
    ...(read.kind === 'amount' && { amount: read.units }),
  };
  return (
    <Card title={words.title(asset)}>
      <Stack gap="5">
        <Grid columns={2} minWidth={200}>
          <Select
            label={words.asset}
            options={assets.map((symbol) => ({ value: symbol, label: symbol }))}
            value={asset}
            onChange={(value) => {
              setAsset(value ?? native.symbol);
              setAmount('');
            }}
          />
          <AmountField
            label={words.amount}
            unit={{ code: asset, decimals }}
            value={amount}
            onChange={(value) => {
              setAmount(value);
              // A plain address cannot contain an amount.
              if (value !== '') setForm('link');
            }}
          />
        </Grid>
        <RadioGroup
          label={words.form}
          layout="inline"
          value={form}
          onChange={(value) => {
            setForm(value === 'link' ? 'link' : 'address');
            // An amount that the code cannot contain is not shown beside it.
            if (value !== 'link') setAmount('');
          }}
        >
          <Radio value="address">{words.addressOnly}</Radio>
          <Radio value="link">{words.withAmount}</Radio>
        </RadioGroup>
        <Stack gap="4" align="center">
          <QrCode
            value={form === 'link' ? uriQrText(request, contracts) : place.address}
            label={words.qr(asset)}
            mark={asset}
            size={220}
          />
          <AddressText address={place.address} shape="groups" />
          <Inline gap="2" justify="center">
            <CopyButton text={place.address} label={words.copy} announcement={words.copied} />
            <CopyButton appearance="ghost" text={uriText(request, contracts)} label={words.copyLink} />
            {canShare() && (
              <Button
                tone="neutral"
                appearance="ghost"
                onPress={() => void shareText(form === 'link' ? uriText(request, contracts) : place.address)}
              >
                {words.share}
              </Button>
            )}
          </Inline>
        </Stack>
        <Text tone="muted">
          {words.compare} <AddressText address={place.address} />
        </Text>
        {isDemo && (
          <Stack gap="2" align="start">
            <Text tone="muted">{home.localHint}</Text>
            <TestCoins place={place} />
          </Stack>
        )}
        <Banner tone="warning">
          {words.only(asset, names.full)} {isUtxoChain(place.chain) ? words.otherCoinsLost : words.otherCoinsHidden}
        </Banner>
      </Stack>
    </Card>
  );
}
