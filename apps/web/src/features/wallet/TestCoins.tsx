import { Button } from '@keel/ui';
import { getTestCoins } from '../../api/networks.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { useAction } from '../../app/data/useAction.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useServices } from '../../app/services/services.ts';
import type { Place } from './chain/place.ts';
import { useWords } from './words.ts';

interface TestCoinsProps {
  readonly place: Place;
  /** There are no coins yet, so this comes before everything else. @default false */
  readonly isFirst?: boolean;
  /** The coins have arrived. */
  readonly onArrive?: () => void;
}

/** Requests worthless coins of a demo's chain (DEMO-1). */
export function TestCoins({ place, isFirst = false, onArrive }: TestCoinsProps) {
  const { api } = useServices();
  const { testCoins: words } = useWords();
  const getting = useAction(
    (to: Place) => getTestCoins(api, to),
    ({ body }) => {
      if (body === null) return;
      announce(words.arrived);
      onArrive?.();
    },
  );
  return (
    <>
      <Button
        tone={isFirst ? 'accent' : 'neutral'}
        appearance={isFirst ? 'solid' : 'soft'}
        isPending={getting.isBusy}
        onPress={() => getting.run(place)}
      >
        {words.get}
      </Button>
      <LoadFailureMessage of={[getting]} />
    </>
  );
}
