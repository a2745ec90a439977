import { type KeyboardEvent, type MouseEvent, type UIEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { empty, option } from '../../components/Select/Options.css.ts';
import { AS } from '../../components/Select/roles.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './CurrencyList.css.ts';
import { type CurrencyRow, findCurrencies } from './currencies.ts';
import { useNativeNames } from './useNativeNames.ts';

interface CurrencyListProps {
  rows: readonly CurrencyRow[];
  /** Codes that stand in a section of their own before all others. */
  popular: readonly string[];
  /** The code that is marked as chosen. */
  chosen: string | null;
  onChoose: (row: CurrencyRow) => void;
}

/** The least height of a row, in px. */
const ROW = 40;

/** Rows that are drawn beyond those that are seen. */
const BEYOND = 8;

/** What is drawn at first, and at each key: the list is 360 px high at most, and more comes with the first scrolled pixel. */
const FIRST = 9 + BEYOND / 2;

/**
 * All currencies below a field that narrows them. Its rows are plain elements and the focus stays in the field or on
 * the list, so that a key costs no more than its filtering: 160 rows of React Aria take longer than a frame. They are
 * drawn from the first one as far as the reader scrolls or goes; each says how many there are.
 */
export function CurrencyList({ rows, popular, chosen, onChoose }: CurrencyListProps) {
  const messages = useMessages('CurrencyPicker', en.CurrencyPicker);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const [drawn, setDrawn] = useState(FIRST);
  useNativeNames(rows);

  // A dialog that is opened to search in has its focus there.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const first = typed === '' ? popular.flatMap((code) => rows.find((row) => row.option.code === code) ?? []) : [];
  const rest = typed === '' ? rows.filter((row) => !first.includes(row)) : findCurrencies(rows, typed);
  const shown = [...first, ...rest];
  const at = shown.findIndex(({ option: { code } }) => code === active);
  const idOf = (code: string) => `${id}${code}`;
  const marked = at < 0 || active === null ? {} : { 'aria-activedescendant': idOf(active) };

  const move = (to: number) => {
    const row = shown[Math.max(0, Math.min(to, shown.length - 1))];
    if (!row) return;
    // At once: what is scrolled to must be drawn.
    flushSync(() => {
      setActive(row.option.code);
      setDrawn(Math.max(drawn, to - first.length + BEYOND));
    });
    document.getElementById(idOf(row.option.code))?.scrollIntoView({ block: 'nearest' });
  };

  const scrolled = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent) => {
    const seen = Math.ceil((scrollTop + clientHeight) / ROW);
    // By whole steps: not every pixel draws anew.
    if (seen > drawn - BEYOND / 2) setDrawn(seen + BEYOND);
  };

  const choose = (row: CurrencyRow | undefined) => {
    if (!row) return;
    setActive(row.option.code);
    onChoose(row);
  };

  /** Where a key leads: to a row. What moves the caret of the field is the field's. */
  const handle = (event: KeyboardEvent, isList: boolean) => {
    const goes: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? shown.length - 1 : at - 1,
      ...(isList && { Home: 0, End: shown.length - 1 }),
    };
    const to = goes[event.key];
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === 'Enter' || (isList && event.key === ' ')) {
      event.preventDefault();
      choose(shown[at]);
    }
  };

  const behaviour = {
    tabIndex: 0,
    onScroll: scrolled,
    onKeyDown: (event: KeyboardEvent) => handle(event, true),
    onClick: ({ target }: MouseEvent) => {
      const code = target instanceof Element && target.closest<HTMLElement>('[data-code]')?.dataset.code;
      choose(rows.find((row) => row.option.code === code));
    },
  };

  const draw = (row: CurrencyRow, index: number, among: readonly CurrencyRow[]) => {
    const { code } = row.option;
    return (
      <div
        key={code}
        id={idOf(code)}
        {...AS.option}
        aria-selected={code === chosen}
        aria-posinset={index + 1}
        aria-setsize={among.length}
        data-code={code}
        data-focused={code === active || undefined}
        data-selected={code === chosen || undefined}
        className={`${option} ${styles.row}`}
      >
        {row.name} <span className={styles.code}>{code}</span>
      </div>
    );
  };

  const some = rest.slice(0, drawn);
  const left = rest.length - some.length;
  const drawnRest = (
    <>
      {some.map((row, index) => draw(row, index, rest))}
      {left > 0 && <div role="presentation" style={{ blockSize: left * ROW }} />}
    </>
  );

  return (
    <>
      <SearchField
        label={messages.search}
        ref={input}
        value={typed}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        {...marked}
        onChange={(text) => {
          setTyped(text);
          setActive(null);
          setDrawn(FIRST);
        }}
        onKeyDown={(event) => handle(event, false)}
      />
      <div id={`${id}list`} {...AS.list} aria-label={messages.list} {...marked} {...behaviour} className={styles.list}>
        {first.length > 0 && (
          <div {...AS.group} aria-label={messages.popular}>
            <div role="presentation" className={styles.title}>
              {messages.popular}
            </div>
            {first.map(draw)}
          </div>
        )}
        {first.length > 0 && (
          <div {...AS.group} aria-label={messages.all}>
            <div role="presentation" className={styles.title}>
              {messages.all}
            </div>
            {drawnRest}
          </div>
        )}
        {first.length === 0 && drawnRest}
      </div>
      <div aria-live="polite">{shown.length === 0 && <p className={empty}>{messages.empty}</p>}</div>
    </>
  );
}
