/* oxlint-disable jsx-a11y/prefer-tag-over-role -- select, option and optgroup bring the browser's own list along, which cannot be styled or narrowed */
import { type KeyboardEvent, type MouseEvent, type UIEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { empty, option } from '../../components/Select/Options.css.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './CurrencyList.css.ts';
import { type CurrencyOption, type CurrencyRow, findCurrencies } from './currencies.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';
import { useNativeNames } from './useNativeNames.ts';

interface CurrencyListProps {
  rows: readonly CurrencyRow[];
  /** Codes in a separate section before all others. */
  popular: readonly string[];
  /** The code that is marked as selected. */
  chosen: string | null;
  /** Called when a row is pressed, or Space is pressed on it: it is only marked as selected. */
  onChoose: (currency: CurrencyOption) => void;
  /** Called for Enter on the active row: it is selected and confirmed. */
  onConfirm: (currency: CurrencyOption) => void;
}

/** The minimum height of a row, in px. */
const ROW = 40;

/** The number of rows rendered beyond the visible ones. */
const OVERSCAN = 8;

/**
 * The rows rendered initially and after each key: the list is at most 360 px high, and the first scrolled pixel renders
 * more.
 */
const FIRST = 9 + OVERSCAN / 2;

/**
 * How long the number of matches must stay the same before it is announced, in ms, so that typing is not interrupted.
 */
const ANNOUNCED_AFTER = 1000;

/**
 * All currencies below a search field.
 *
 * Its rows are plain elements and the focus stays in the field or on the list, so that a key press only costs the
 * filtering: 160 rows of React Aria take longer than a frame. Rows are rendered from the first one as far as the reader
 * scrolls or moves; each has the total number.
 */
export function CurrencyList({ rows, popular, chosen, onChoose, onConfirm }: CurrencyListProps) {
  const messages = useMessages('CurrencyPicker', en.CurrencyPicker);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<string | null>(null);
  const [rendered, setRendered] = useState(FIRST);
  useNativeNames(rows);

  const first = typed === '' ? popular.flatMap((code) => rows.find((row) => row.option.code === code) ?? []) : [];
  const others = typed === '' ? rows.filter((row) => !first.includes(row)) : findCurrencies(rows, typed);
  const shown = [...first, ...others];
  // While the search field contains text, the first match is active until the arrow keys move on.
  const active = moved ?? (typed === '' ? null : (shown[0]?.option.code ?? null));
  const activeIndex = shown.findIndex(({ option: { code } }) => code === active);
  const idOf = (code: string) => `${id}${code}`;
  const marked = activeIndex < 0 || active === null ? {} : { 'aria-activedescendant': idOf(active) };
  const count = useDebouncedValue(
    typed === '' || shown.length === 0 ? '' : messages.count(shown.length),
    ANNOUNCED_AFTER,
  );

  const move = (to: number) => {
    const row = shown[Math.max(0, Math.min(to, shown.length - 1))];
    if (!row) return;
    // Synchronously, since the row to scroll to must be rendered.
    flushSync(() => {
      setMoved(row.option.code);
      setRendered(Math.max(rendered, to - first.length + OVERSCAN));
    });
    document.getElementById(idOf(row.option.code))?.scrollIntoView({ block: 'nearest' });
  };

  const scrolled = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent) => {
    const lastVisibleRow = Math.ceil((scrollTop + clientHeight) / ROW);
    // In whole steps, so that not every scrolled pixel causes a render.
    if (lastVisibleRow > rendered - OVERSCAN / 2) setRendered(lastVisibleRow + OVERSCAN);
  };

  const narrow = (text: string) => {
    setTyped(text);
    setMoved(null);
    setRendered(FIRST);
    // The first match is active, so it is scrolled into view.
    list.current?.scrollTo(0, 0);
  };

  const choose = (row: CurrencyRow | undefined) => {
    if (!row) return;
    setMoved(row.option.code);
    onChoose(row.option);
  };

  /** Handles a key in the field and on the list. Keys that move the caret of the field are left to the field. */
  const handle = (event: KeyboardEvent, isList: boolean) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / ROW) - 1);
    const targetIndexByKey: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex < 0 ? shown.length - 1 : activeIndex - 1,
      PageDown: activeIndex + page,
      PageUp: activeIndex - page,
      ...(isList && { Home: 0, End: shown.length - 1 }),
    };
    const to = targetIndexByKey[event.key];
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const row = shown[activeIndex];
      if (row && !event.repeat) onConfirm(row.option);
    } else if (isList && event.key === ' ') {
      event.preventDefault();
      choose(shown[activeIndex]);
    } else if (isList && /^.$/u.test(event.key)) {
      // A letter continues in the search field, as in a list with typeahead.
      input.current?.focus();
    }
  };

  const press = ({ target }: MouseEvent) => {
    const code = target instanceof Element && target.closest<HTMLElement>('[data-code]')?.dataset.code;
    choose(rows.find((row) => row.option.code === code));
  };

  const rowOf = (row: CurrencyRow, index: number, siblings: readonly CurrencyRow[]) => {
    const { code } = row.option;
    return (
      <div
        key={code}
        id={idOf(code)}
        role="option"
        aria-selected={code === chosen}
        aria-posinset={index + 1}
        aria-setsize={siblings.length}
        data-code={code}
        data-focused={code === active || undefined}
        data-selected={code === chosen || undefined}
        className={`${option} ${styles.row}`}
      >
        {row.name} <span className={styles.code}>{code}</span>
      </div>
    );
  };

  const renderedRows = others.slice(0, rendered);
  const left = others.length - renderedRows.length;
  const renderedRest = (
    <>
      {renderedRows.map((row, index) => rowOf(row, index, others))}
      {left > 0 && <div role="presentation" style={{ blockSize: left * ROW }} />}
    </>
  );

  return (
    <>
      <SearchField
        label={messages.search}
        ref={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that is opened to search in has its focus there
        autoFocus
        value={typed}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        {...marked}
        onChange={narrow}
        onKeyDown={(event) => handle(event, false)}
      />
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={messages.list}
        {...marked}
        tabIndex={0}
        onScroll={scrolled}
        onKeyDown={(event) => handle(event, true)}
        onClick={press}
        className={styles.list}
      >
        {first.length > 0 && (
          <div role="group" aria-label={messages.popular}>
            <div role="presentation" className={styles.title}>
              {messages.popular}
            </div>
            {first.map(rowOf)}
          </div>
        )}
        {first.length > 0 && (
          <div role="group" aria-label={messages.all}>
            <div role="presentation" className={styles.title}>
              {messages.all}
            </div>
            {renderedRest}
          </div>
        )}
        {first.length === 0 && renderedRest}
      </div>
      <div role="status">
        {shown.length === 0 ? <p className={empty}>{messages.empty}</p> : <VisuallyHidden>{count}</VisuallyHidden>}
      </div>
    </>
  );
}
