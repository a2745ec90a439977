import { routes } from '@keel/flows';
import { Button, Inline, Stack, Text } from '@keel/ui';
import { useNavigate } from 'react-router-dom';
import { continueAs } from '../../api/account.ts';
import type { Site } from '../../api/options.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { useAction } from '../../app/data/useAction.ts';
import { useReturnTo } from '../../app/routing/navigationState.ts';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

type DemoInvestor = NonNullable<Site['demoInvestors']>[number];

interface ContinueAsProps {
  /** The sample investors that a visitor of the demo can be; the one with the most data comes first. */
  readonly investors: readonly DemoInvestor[];
}

/** Signs in as a sample investor with one press, in demo mode only (DEMO-1). The password form is shown too. */
export function ContinueAs({ investors }: ContinueAsProps) {
  const words = useWords();
  const { api, session } = useServices();
  const go = useNavigate();
  const landing = useReturnTo() ?? routes.invest;
  const entering = useAction(
    (as: DemoInvestor['as']) => continueAs(api, as),
    ({ body, at }) => {
      if (body === null) return;
      const { token, user, expiresIn } = body;
      session.send({ type: 'established', token, user, expiresInHours: expiresIn, at });
      void go(landing, { replace: true });
    },
  );
  const [first, ...others] = investors;
  if (first === undefined) return null;
  return (
    <Stack gap="3">
      <Text tone="muted">{words.demo.lead}</Text>
      <Button
        appearance="outline"
        size="lg"
        isFullWidth
        isPending={entering.isBusy}
        onPress={() => entering.run(first.as)}
      >
        {words.demo.continueAs(firstName(first))}
      </Button>
      {others.length > 0 && (
        <Stack gap="2">
          <Text size="bodySm" tone="muted">
            {words.demo.otherInvestors}
          </Text>
          <Inline gap="2">
            {others.map((investor) => (
              <Button
                key={investor.as}
                tone="neutral"
                appearance="outline"
                size="sm"
                onPress={() => entering.run(investor.as)}
              >
                {words.demo.otherInvestor(firstName(investor), investor.standing)}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      <LoadFailureMessage of={[entering]} />
    </Stack>
  );
}

function firstName({ name }: DemoInvestor): string {
  return name.split(' ')[0] ?? name;
}
