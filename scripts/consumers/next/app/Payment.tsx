'use client';

import { Button, Dialog, Modal, Text } from '@keel/ui';
import { Select } from '@keel/ui/components/Select';
import { useState } from 'react';

const COINS = [
  { value: 'btc', label: 'Bitcoin' },
  { value: 'eth', label: 'Ethereum' },
] as const;

export function Payment() {
  const [coin, setCoin] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Select label="Coin" name="coin" options={COINS} value={coin} onChange={setCoin} />
      <Button onPress={() => setOpen(true)}>Pay</Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen}>
        <Dialog title="Payment">
          <Text>{`Chosen: ${coin}`}</Text>
        </Dialog>
      </Modal>
    </>
  );
}
