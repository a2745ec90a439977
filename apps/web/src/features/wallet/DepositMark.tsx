import { Banner, Button } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import type { PayFlow } from '../../app/money/usePayFlow.ts';
import { useWords } from './words.ts';

interface DepositMarkProps {
  readonly flow: PayFlow['flow'];
  /** The network has the transfer that pays the deposit. */
  readonly isOnItsWay: boolean;
  /** The transfer moved nothing and no longer can. */
  readonly hasFailed: boolean;
}

/** Marks a deposit as paid once its transfer is on its way, and says whether it is marked (PAY-2, PAY-6). */
export function DepositMark({ flow, isOnItsWay, hasFailed }: DepositMarkProps) {
  const { payDeposit: words } = useWords();
  const translate = useTranslate();
  const { deposit, message } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isReady = useSelector(flow, (snapshot) => snapshot.matches('ready'));
  const isMarked = deposit?.paid === 'Paid';
  const canMark = isOnItsWay && isReady && !isMarked && deposit?.status === 'pending';
  const wasTried = useRef(false);
  const mark = () => {
    flow.send({ type: 'message.dismissed' });
    flow.send({ type: 'pressed', attemptId: crypto.randomUUID() });
  };
  const markOnce = useEffectEvent(() => {
    if (wasTried.current) return;
    wasTried.current = true;
    mark();
  });
  useEffect(() => {
    if (canMark) markOnce();
  }, [canMark]);

  if (hasFailed) return isMarked ? <Banner tone="warning">{words.notPaid}</Banner> : null;
  if (!isOnItsWay || deposit === null) return null;
  return (
    <output>
      {isMarked && <Banner tone="positive">{words.marked}</Banner>}
      {!isMarked && isBusy && <Banner tone="info">{words.marking}</Banner>}
      {!isMarked && !isBusy && deposit.status === 'pending' && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" tone="neutral" appearance="soft" onPress={mark}>
              {words.mark}
            </Button>
          }
        >
          {message === '' ? words.notMarked : `${words.notMarked} ${translate(message)}`}
        </Banner>
      )}
    </output>
  );
}
