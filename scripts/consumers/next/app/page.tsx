// A server component: what it takes from @keel/ui runs in the browser all the same.
import { Heading, Text } from '@keel/ui';
import { Money } from '@keel/ui/finance/Money';
import { Payment } from './Payment';

export default function Page() {
  return (
    <main>
      <Heading level={1}>Acme Capital</Heading>
      <Text>
        Balance: <Money cents={120_000} currency="USD" />
      </Text>
      <Payment />
    </main>
  );
}
