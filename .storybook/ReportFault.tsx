// Storybook compiles its manager with the classic runtime of JSX, and without this `React` is not defined there.
/** @jsxRuntime classic */
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { faultReport } from './faultReport.ts';

/** A toolbar button: shows a report with the link of the story and its environment, to be copied into an issue. */
export function ReportFault() {
  return (
    <PopoverProvider ariaLabel="Report a fault" placement="bottom" hasCloseButton padding={0} popover={<Report />}>
      <Button variant="ghost" size="small" ariaLabel={false}>
        Report a fault
      </Button>
    </PopoverProvider>
  );
}

/** Created each time that it opens. */
function Report() {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const [report] = React.useState(() => {
    const preview = document.querySelector('#storybook-preview-iframe');
    return faultReport({
      story: api.getCurrentStoryData(),
      address: location.href,
      globals,
      size: [preview?.clientWidth ?? 0, preview?.clientHeight ?? 0],
      version: process.env['STORYBOOK_KEEL_VERSION'] ?? 'unknown',
      browser: navigator.userAgent,
    });
  });
  const [copyMessage, setCopyMessage] = React.useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      setCopyMessage('Copied: paste it into an issue or a message.');
    } catch {
      setCopyMessage('The browser did not let it copy: select the text and copy it yourself.');
    }
  };
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16, inlineSize: 'min(560px, 90vw)' }}>
      <strong>Report a fault</strong>
      <textarea
        aria-label="Report"
        readOnly
        rows={14}
        value={report}
        style={{ font: '12px/1.5 monospace', resize: 'vertical', inlineSize: '100%', boxSizing: 'border-box' }}
      />
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Button variant="solid" size="small" ariaLabel={false} onClick={() => void copy()}>
          Copy
        </Button>
        <output>{copyMessage}</output>
      </div>
    </div>
  );
}
