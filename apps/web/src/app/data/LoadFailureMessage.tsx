import { Message } from '../feedback/Message.tsx';
import type { LoadFailure } from './useApiQuery.ts';

/** Shows the messages of what failed to load, one at a time (DASH-8). */
export function LoadFailureMessage({ of }: { of: readonly LoadFailure[] }) {
  const first = of.find(({ message }) => message !== null);
  return (
    // A dialog for each message, so that screen readers announce the next one too.
    <Message
      key={first?.message}
      isOpen={first !== undefined}
      tone={first?.tone ?? 'negative'}
      onClose={() => first?.dismiss()}
    >
      {first?.message}
    </Message>
  );
}
