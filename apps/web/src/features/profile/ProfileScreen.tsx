import { Split, Stack, Text } from '@keel/ui';
import { Failures } from '../../app/useCollection.tsx';
import { useInDollars } from '../../app/useInDollars.ts';
import { CreateTrade } from './CreateTrade.tsx';
import { Identity } from './Identity.tsx';
import { Trades } from './Trades.tsx';
import { useTrades } from './useTrades.ts';

/** `/profile`: who the investor is to the operator, and the trades of the account (PROF-1 to PROF-4, CARD-1 to CARD-6). */
export function ProfileScreen() {
  const trades = useTrades();
  const inDollars = useInDollars();
  return (
    <Stack gap="5">
      {inDollars && <Text tone="muted">{inDollars}</Text>}
      <Split aside={<Identity />}>
        <Trades trades={trades} />
      </Split>
      <CreateTrade />
      <Failures of={[trades]} />
    </Stack>
  );
}
