import '../../src/styles/font.css.ts';
import './plain.css';
import { Check, ChevronDown, LayoutDashboard, TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { COINS, change, currencies, dollars, LINKS, METHODS, STATS, TRADES, type Trade, WORDS } from './data.ts';
import { mount } from './mount.ts';

/** The page without a library: the elements, their labels and the browser's own keyboard support. */
mount(<Page />);

/** Elements of these names behave differently from these roles. */
const ROLES = { dialog: { role: 'dialog' }, list: { role: 'listbox' }, option: { role: 'option' } } as const;

/** Scrollable elements take the focus. */
const SCROLLS = { tabIndex: 0 };

type Sort = { readonly column: 'date' | 'pair' | 'profitCents'; readonly isUp: boolean };

function Page() {
  const [pressed, setPressed] = useState(0);
  const [currency, setCurrency] = useState('USD');
  const [open, setOpen] = useState<'transfer' | 'currency' | null>(null);
  const [toasts, setToasts] = useState<readonly string[]>([]);
  const close = () => setOpen(null);
  return (
    <>
      <div className="shell">
        <nav aria-label="Main menu">
          <ul>
            {LINKS.map((label) => (
              <li key={label}>
                <a href={`#${label}`}>
                  <LayoutDashboard aria-hidden="true" />
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className="main">
          <header>
            <h1>Dashboard</h1>
          </header>
          <section aria-label="Prices" className="tape">
            <ul className="tape">
              {COINS.map(({ id, symbol, price, change24h }) => (
                <li key={id}>
                  <span>{symbol}</span> <span>{dollars(price * 100)}</span> <span>{change(change24h)}</span>
                </li>
              ))}
            </ul>
          </section>
          <div className="banner">
            <TriangleAlert aria-hidden="true" />
            <div>{WORDS.banner}</div>
          </div>
          <div className="stats">
            {STATS.map(([label, cents]) => (
              <div key={label} className="stat">
                <p>{label}</p>
                <p>{dollars(cents)}</p>
              </div>
            ))}
          </div>
          <div className="card">
            <h2>Deposit</h2>
            <div className="form">
              <Field label="Name" id="name">
                <input id="name" name="name" />
              </Field>
              <Field label="Amount" id="amount">
                <input id="amount" name="amount" />
              </Field>
              <Field label="Method" id="method">
                <select id="method" name="method">
                  {METHODS.map((method) => (
                    <option key={method}>{method}</option>
                  ))}
                </select>
              </Field>
              <Field label={WORDS.currency} id="currency">
                <button type="button" id="currency" aria-label={WORDS.currency} onClick={() => setOpen('currency')}>
                  <span>{currency}</span>
                  <ChevronDown aria-hidden="true" />
                </button>
              </Field>
              <label>
                <input type="checkbox" name="terms" />
                <Check aria-hidden="true" />I have read the terms
              </label>
              <div>
                <button type="button" onClick={() => setOpen('transfer')}>
                  {WORDS.transfer}
                </button>
                <button type="button" onClick={() => setToasts([...toasts, WORDS.copied])}>
                  {WORDS.copy}
                </button>
              </div>
            </div>
          </div>
          <div className="card">
            <h2>Trades, {pressed} looked at</h2>
            <Trades onDetail={setPressed} />
          </div>
        </main>
      </div>
      {open === 'transfer' && (
        <Modal title={WORDS.transfer} onClose={close}>
          {WORDS.transferText}
        </Modal>
      )}
      {open === 'currency' && (
        <Modal title={WORDS.currency} onClose={close}>
          <Currencies
            onSelect={(code) => {
              setCurrency(code);
              close();
            }}
          />
        </Modal>
      )}
      <section aria-label="Announcements" className="toasts">
        {toasts.map((toast, index) => (
          <output key={index} className="card">
            {toast}
          </output>
        ))}
      </section>
    </>
  );
}

function Field({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

function Trades({ onDetail }: { onDetail: (id: number) => void }) {
  const [sort, setSort] = useState<Sort | null>(null);
  const order = (one: Trade, other: Trade) => {
    if (!sort) return 0;
    const [a, b] = [one[sort.column], other[sort.column]];
    return (a < b ? -1 : a > b ? 1 : 0) * (sort.isUp ? 1 : -1);
  };
  const by = (column: Sort['column']) => ({
    onClick: () => setSort({ column, isUp: sort?.column !== column || !sort.isUp }),
  });
  return (
    <table>
      <caption>Trades</caption>
      <thead>
        <tr>
          <th scope="col">
            <button type="button" {...by('date')}>
              Date
            </button>
          </th>
          <th scope="col">
            <button type="button" {...by('pair')}>
              Pair
            </button>
          </th>
          <th scope="col">Side</th>
          <th scope="col">Amount</th>
          <th scope="col">
            <button type="button" {...by('profitCents')}>
              {WORDS.profit}
            </button>
          </th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {TRADES.toSorted(order).map(({ id, date, pair, side, amount, profitCents }) => (
          <tr key={id}>
            <td>{date}</td>
            <th scope="row">{pair}</th>
            <td>{side}</td>
            <td>{amount}</td>
            <td>{dollars(profitCents)}</td>
            <td>
              <button type="button" aria-label={`Detail of trade ${id}`} onClick={() => onDetail(id)}>
                Detail
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Modal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An element inside may have taken the focus already.
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, []);
  return (
    <div className="scrim">
      <div ref={dialog} {...ROLES.dialog} aria-modal="true" aria-label={title} tabIndex={-1} className="dialog">
        <h2>{title}</h2>
        <button type="button" aria-label={WORDS.close} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
        <div>{children}</div>
      </div>
    </div>
  );
}

function Currencies({ onSelect }: { onSelect: (code: string) => void }) {
  const [all] = useState(currencies);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const query = typed.toLowerCase();
  const shown = all.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(query));
  return (
    <>
      <input
        ref={input}
        type="search"
        aria-label={WORDS.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div {...ROLES.list} {...SCROLLS} aria-label={WORDS.currency} className="options">
        {shown.map(({ code, name }) => (
          <div
            key={code}
            {...ROLES.option}
            aria-selected="false"
            tabIndex={-1}
            className="option"
            {...{
              onClick: () => onSelect(code),
              onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && onSelect(code),
            }}
          >
            {name} <span>{code}</span>
          </div>
        ))}
      </div>
    </>
  );
}
