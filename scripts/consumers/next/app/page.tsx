// A server component: the components of @keel/ui that it uses still run in the browser.
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
