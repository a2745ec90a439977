import { Box } from '@keel/ui';
import { Identity } from './Identity.tsx';
import { TradesPage } from './TradesPage.tsx';

/** `/profile`: the investor's identity and the trades of the account (PROF-1 to PROF-4, CARD-1 to CARD-6). */
export function ProfileScreen() {
  // In a box, so that the card is not as high as a long table beside it.
  return (
    <TradesPage
      aside={
        <Box>
          <Identity />
        </Box>
      }
    />
  );
}
