import { LoadingScreen } from '@keel/ui';
import { useEffect, useState } from 'react';
import type { Push } from '../../app/notifications/push.ts';
import { useServices } from '../../app/services/services.ts';
import { PushPrompt } from './PushPrompt.tsx';

/** `/notification`: asks for permission to send notifications to this device (PUSH-1). */
export function PushScreen() {
  const { push } = useServices();
  const [flow, setFlow] = useState<Push['actor'] | null>(null);
  useEffect(() => {
    let isShown = true;
    void push().then(({ actor }) => isShown && setFlow(actor));
    return () => {
      isShown = false;
    };
  }, [push]);
  return flow === null ? <LoadingScreen /> : <PushPrompt flow={flow} />;
}
