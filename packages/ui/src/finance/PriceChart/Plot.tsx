import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ChangeEvent, type PointerEvent, useId, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { date } from '../../format/date.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { path } from '../Sparkline/line.ts';
import * as styles from './PriceChart.css.ts';
import { indexOf, nearest, pointsOf, type Sample, ticksOf } from './series.ts';

interface PlotProps {
  samples: readonly Sample[];
  label: string;
  /** Formats a value. */
  textOf: (value: number) => string;
  /** Labels the highest and the lowest value. @default true */
  hasLabels?: boolean;
  /** The sample at the crosshair; null if there is none. */
  at: number | null;
  onAt: (at: number | null) => void;
}

const GRID = [0, 25, 50, 75, 100];

/** The curve with its crosshair, which is moved by a pointer, or with the keys of a visually hidden slider. */
export function Plot({ samples, label, textOf, hasLabels = true, at, onAt }: PlotProps) {
  const { locale } = useLocale();
  const messages = useMessages('PriceChart', en.PriceChart);
  const gradient = useId();
  const slider = useRef<HTMLInputElement>(null);
  const all = useMemo(() => pointsOf(samples), [samples]);
  const curve = useMemo(() => path(all), [all]);
  const last = samples.length - 1;
  const marked = at === null ? undefined : all[at];
  const valueAt = (index: number) => textOf(samples[index]?.price ?? Number.NaN);
  const momentOf = (index: number) => date(samples[index]?.time ?? Number.NaN, locale, { show: 'dateTime' });
  const ticks = useMemo(() => ticksOf(samples, locale), [samples, locale]);
  const high = indexOf(samples, (one, other) => one > other);
  const low = indexOf(samples, (one, other) => one < other);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onAt(nearest(all, (100 * (event.clientX - left)) / width));
  };
  const onPointerLeave = () => onAt(document.activeElement === slider.current ? at : null);

  return (
    <div className={styles.plot} onPointerDown={follow} onPointerMove={follow} onPointerLeave={onPointerLeave}>
      {hasLabels && <Label at={all[high]?.x} words={messages.high(valueAt(high))} />}
      <div className={styles.area}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.picture}>
          <defs>
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={styles.strong} />
              <stop offset="1" className={styles.areaEnd} />
            </linearGradient>
          </defs>
          {GRID.map((height) => (
            <path key={height} d={`M0 ${height}H100`} className={styles.grid} />
          ))}
          <path d={`${curve}V100H0Z`} fill={`url(#${gradient})`} />
          <path d={curve} className={styles.line} />
        </svg>
        {marked && (
          <div style={assignInlineVars({ [styles.x]: `${marked.x}%`, [styles.y]: `${marked.y}%` })}>
            <div className={styles.crosshair} />
            <div className={styles.dot} />
          </div>
        )}
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          step={1}
          value={at ?? last}
          aria-label={label}
          aria-valuetext={messages.at(valueAt(at ?? last), momentOf(at ?? last))}
          className={styles.slider}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onAt(event.target.valueAsNumber)}
          onFocus={() => onAt(at ?? last)}
          onBlur={() => onAt(null)}
        />
        <span className={styles.focus} />
      </div>
      {hasLabels && <Label at={all[low]?.x} words={messages.low(valueAt(low))} isLow />}
      <div className={styles.span}>
        {ticks.map(({ x, text }) => (
          <bdi key={x} className={styles.label} style={assignInlineVars({ [styles.x]: `${x}%` })}>
            {text}
          </bdi>
        ))}
      </div>
    </div>
  );
}

function Label({ at = 50, words, isLow = false }: { at: number | undefined; words: string; isLow?: boolean }) {
  return (
    <div className={isLow ? `${styles.labels} ${styles.low}` : styles.labels}>
      <bdi className={styles.label} style={assignInlineVars({ [styles.x]: `${at}%` })}>
        {words}
      </bdi>
    </div>
  );
}
