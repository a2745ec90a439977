import { useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { faultReport } from './faultReport.ts';

const LABEL = 'Copy fault report';

/** In the toolbar: copies the link of the story with what it was seen under, to be pasted into a report. */
export function ReportFault() {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const [label, setLabel] = useState(LABEL);
  const copy = async () => {
    const shown = api.getCurrentStoryData();
    const report = faultReport({
      story: shown === undefined ? 'none' : `${shown.title}, ${shown.name}`,
      address: location.href,
      globals,
      browser: navigator.userAgent,
    });
    try {
      await navigator.clipboard.writeText(report);
      setLabel('Copied: paste it into your report');
    } catch {
      setLabel('The browser did not let it copy');
    }
  };
  return (
    <Button variant="ghost" size="small" ariaLabel={false} onClick={() => void copy()} onBlur={() => setLabel(LABEL)}>
      {label}
    </Button>
  );
}
