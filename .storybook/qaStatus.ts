import { experimental_getStatusStore as statusStoreOf } from 'storybook/manager-api';
import { flowIndex } from '../packages/studio/src/page/flowIndex.ts';
import type { QaReport } from '../packages/studio/src/report/QaReport.ts';
import { statusesOf } from '../packages/studio/src/report/statusesOf.ts';

const TYPE_ID = 'keel/qa';

/** Marks the stories of states in which the last `npm run qa` failed. Its report was there when Storybook started. */
export async function showQaStatus(): Promise<void> {
  if (process.env.STORYBOOK_QA_REPORT !== 'yes') return;
  const text = await (await fetch('./qa-report.js')).text();
  // A script that sets a global variable, for the report's own page.
  const report = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as QaReport;
  statusStoreOf(TYPE_ID).set(statusesOf(report, flowIndex).map((status) => ({ typeId: TYPE_ID, ...status })));
}
