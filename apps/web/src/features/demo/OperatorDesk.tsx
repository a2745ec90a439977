import { ErrorState, Skeleton, Stack, Tabs, Text } from '@keel/ui';
import { fetchDemoDesk } from '../../api/demo.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { StaleNote } from '../../app/data/StaleNote.tsx';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { InvestorTab } from './InvestorTab.tsx';
import { MailsTab } from './MailsTab.tsx';
import { MarketTab } from './MarketTab.tsx';
import { QueueTab } from './QueueTab.tsx';
import { useWords } from './words.ts';

/** How often it polls for actions of investors, in ms; no event reports them. */
const POLL_INTERVAL_MS = 3000;

/** The content of the drawer: the operator's queue, one investor, market and time, and the sent mails. */
export function OperatorDesk() {
  const { api } = useServices();
  const words = useWords();
  const translate = useTranslate();
  const desk = useApiQuery({
    key: queryKeys.demoDesk(),
    load: (signal) => fetchDemoDesk(api, signal),
    staleTime: 0,
    pollEvery: POLL_INTERVAL_MS,
  });
  const { data, refresh } = desk;
  if (data === null && desk.message !== null)
    return (
      <ErrorState
        title={words.missing}
        onRetry={() => {
          desk.dismiss();
          refresh();
        }}
      >
        {translate(desk.message)}
      </ErrorState>
    );
  if (data === null)
    return (
      <Stack gap="4" aria-busy="true">
        <Skeleton shape="block" height="3rem" width="100%" />
        <Skeleton shape="block" height="8rem" width="100%" />
      </Stack>
    );
  const parts = { desk: data, onDone: refresh };
  return (
    <Stack gap="4">
      <Text size="bodySm" tone="muted">
        {words.note}
      </Text>
      <StaleNote of={[desk]}>
        <Tabs
          label={words.sections}
          items={[
            { id: 'queue', label: words.queue, content: <QueueTab {...parts} /> },
            { id: 'investor', label: words.investor, content: <InvestorTab {...parts} /> },
            { id: 'market', label: words.market, content: <MarketTab {...parts} /> },
            { id: 'mails', label: words.mails, content: <MailsTab mails={data.mails} /> },
          ]}
        />
      </StaleNote>
    </Stack>
  );
}
