import { Disclosure } from '@keel/ui';
import type { ReportedPath, ReportedStep } from './QaReport.ts';
import * as styles from './QaReportPage.css.ts';

/** The steps of one path in their order, each with its picture if one was taken. Open if the path failed. */
export function PathStrip({ number, path }: { readonly number: number; readonly path: ReportedPath }) {
  const { steps, failure } = path;
  return (
    <Disclosure
      title={`Path ${number}: ${steps.length} steps${failure === null ? '' : ', failed'}`}
      defaultExpanded={failure !== null}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <ol className={styles.strip} tabIndex={0} aria-label={`Steps of path ${number}`}>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step can occur twice, and their order is fixed
          <Frame key={index} step={step} failure={index === steps.length - 1 ? failure : null} />
        ))}
      </ol>
    </Disclosure>
  );
}

function Frame({ step, failure }: { readonly step: ReportedStep; readonly failure: string | null }) {
  const { label, state, taken, calls, picture } = step;
  return (
    <li className={styles.frame}>
      {picture !== null && (
        <a href={picture}>
          <img className={styles.picture} src={picture} alt={`The page after ${label}`} loading="lazy" />
        </a>
      )}
      <span className={styles.label}>{label}</span>
      <span>
        now <code>{state}</code>
      </span>
      {taken.length > 0 && <span className={styles.small}>{taken.join(', ')}</span>}
      {calls.map((call, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same call can occur twice
        <code key={index} className={styles.small}>
          {call}
        </code>
      ))}
      {failure !== null && <span className={styles.failed}>{failure}</span>}
    </li>
  );
}
