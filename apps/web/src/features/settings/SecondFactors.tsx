import type { ProofWay } from '@keel/flows';
import {
  Banner,
  Button,
  Card,
  date,
  ErrorState,
  Inline,
  List,
  ListRow,
  ShieldCheckIcon,
  Spinner,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { lazy, Suspense, useState } from 'react';
import { type Factor, type Factors, fetchFactors } from '../../api/factors.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { FactorTask } from './FactorDialog.tsx';
import { useWords } from './words.ts';

/** Loaded on demand. */
const FactorDialog = lazy(async () => ({ default: (await import('./FactorDialog.tsx')).FactorDialog }));

/** With this number of recovery codes or fewer, a warning is shown. */
const FEW_CODES = 3;

/** Passkeys, authenticator apps and recovery codes of the account (AUTH-4). */
export function SecondFactors() {
  const { api } = useServices();
  const { factors: words } = useWords();
  const { _id: user } = useUser();
  const factors = useApiQuery({
    key: queryKeys.factors(user),
    load: (signal) => fetchFactors(api, signal),
    staleTime: 0,
  });
  const [task, setTask] = useState<FactorTask | null>(null);
  const { data, isLoading } = factors;

  return (
    <Card title={words.title}>
      <Stack gap="4">
        <Text tone="muted">{words.explain}</Text>
        {data === null && !isLoading ? (
          <ErrorState title={words.failed} onRetry={factors.refresh} />
        ) : (
          <Shown data={data} isLoading={isLoading} onTask={setTask} />
        )}
      </Stack>
      <Suspense fallback={<Spinner />}>
        {task !== null && data !== null && (
          <FactorDialog task={task} ways={waysOf(data)} onChanged={factors.refresh} onClose={() => setTask(null)} />
        )}
      </Suspense>
      <LoadFailureMessage of={[factors]} />
    </Card>
  );
}

interface ShownProps {
  readonly data: Factors | null;
  readonly isLoading: boolean;
  readonly onTask: (task: FactorTask) => void;
}

function Shown({ data, isLoading, onTask }: ShownProps) {
  const { locale } = useLocale();
  const { factors: words } = useWords();
  const list = data?.list ?? [];
  const usageText = ({ createdAt, lastUsedAt }: Factor) =>
    lastUsedAt === null
      ? words.since(date(createdAt, locale, { show: 'date' }))
      : words.used(date(lastUsedAt, locale, { show: 'dateTime' }));

  if (data !== null && list.length === 0)
    return (
      <>
        {data.isRequired && <Banner tone="warning">{words.required}</Banner>}
        <Inline>
          {data.canHavePasskeys && <Button onPress={() => onTask({ kind: 'addPasskey' })}>{words.addPasskey}</Button>}
          <Button appearance={data.canHavePasskeys ? 'soft' : 'solid'} onPress={() => onTask({ kind: 'setUp' })}>
            {words.setUp}
          </Button>
        </Inline>
      </>
    );
  return (
    <>
      <List label={words.title} items={list} isLoading={isLoading && data === null} itemKey={({ _id }) => _id}>
        {(factor) => (
          <ListRow
            start={<ShieldCheckIcon />}
            title={factor.name}
            subtitle={usageText(factor)}
            end={
              <Button
                size="sm"
                tone="neutral"
                appearance="soft"
                onPress={() => onTask({ kind: 'remove', factor, isLast: list.length === 1 })}
              >
                {words.turnOff}
              </Button>
            }
          />
        )}
      </List>
      {data !== null && (
        <>
          {data.recoveryCodesLeft < FEW_CODES ? (
            <Banner tone="warning">{words.fewCodes(data.recoveryCodesLeft)}</Banner>
          ) : (
            <Text tone="muted">{words.codesLeft(data.recoveryCodesLeft)}</Text>
          )}
          <Inline>
            <Button tone="neutral" appearance="soft" onPress={() => onTask({ kind: 'newCodes' })}>
              {words.newCodes}
            </Button>
            <Button tone="neutral" appearance="ghost" onPress={() => onTask({ kind: 'setUp' })}>
              {list.some(({ kind }) => kind === 'authenticator') ? words.addAnother : words.setUp}
            </Button>
            {data.canHavePasskeys && (
              <Button tone="neutral" appearance="ghost" onPress={() => onTask({ kind: 'addPasskey' })}>
                {words.addPasskey}
              </Button>
            )}
          </Inline>
        </>
      )}
    </>
  );
}

/** The password is accepted only if there is no second factor (PAYOUT-4). */
function waysOf({ list, canHavePasskeys }: Factors): readonly [ProofWay, ...ProofWay[]] {
  if (list.length === 0) return ['password'];
  const ways: readonly [ProofWay, ...ProofWay[]] = list.some(({ kind }) => kind === 'authenticator')
    ? ['code', 'recovery']
    : ['recovery'];
  const hasPasskey = canHavePasskeys && list.some(({ kind }) => kind === 'passkey');
  return hasPasskey ? ['passkey', ...ways] : ways;
}
