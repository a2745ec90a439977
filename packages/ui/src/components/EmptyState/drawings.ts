import { createDrawing } from './createDrawing.tsx';

/** A coin above a tray. */
export const DepositsDrawing = /* @__PURE__ */ createDrawing({
  outline: 'M22 52h16l6 10h32l6-10h16M22 52v18a8 8 0 0 0 8 8h60a8 8 0 0 0 8-8V52M22 52l6-12M98 52l-6-12',
  accent: 'M46 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0M60 17v14M54 26l6 6 6-6',
});

/** An arrow that leaves a tray. */
export const WithdrawalsDrawing = /* @__PURE__ */ createDrawing({
  outline: 'M22 52h16l6 10h32l6-10h16M22 52v18a8 8 0 0 0 8 8h60a8 8 0 0 0 8-8V52M22 52l6-12M98 52l-6-12',
  accent: 'M60 46V12M46 26l14-14 14 14',
});

/** Candles of a chart. */
export const TradesDrawing = /* @__PURE__ */ createDrawing({
  outline: 'M20 10v68h84M36 34v6M36 60v6M31 40h10v20h-10ZM60 42v6M60 62v6M55 48h10v14h-10Z',
  accent: 'M84 12v8M84 44v8M79 20h10v24h-10Z',
});

/** A page with lines. */
export const EntriesDrawing = /* @__PURE__ */ createDrawing({
  outline: 'M38 8h32l16 16v50a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V12a4 4 0 0 1 4-4M70 8v16h16M44 38h14M44 52h14M44 66h14',
  accent: 'M66 38h10M66 52h10M66 66h10',
});

/** A bell that rings. */
export const NotificationsDrawing = /* @__PURE__ */ createDrawing({
  outline: 'M60 12a20 20 0 0 1 20 20c0 22 10 30 10 30H30s10-8 10-30a20 20 0 0 1 20-20M51.5 70a8.5 8.5 0 0 0 16 0',
  accent: 'M94 18c5 4 7 9 7 16M26 18c-5 4-7 9-7 16',
});

/** A line up to today. */
export const BalanceDrawing = /* @__PURE__ */ createDrawing({
  outline: 'M20 10v68h84M20 60h6M20 42h6M20 24h6',
  accent: 'M34 64c12 0 14-14 26-16s14-22 30-26M90 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
});

/** A page with a magnifying glass. */
export const NotFoundDrawing = /* @__PURE__ */ createDrawing({
  outline: 'M38 8h32l16 16v14M70 8v16h16M56 80H40a6 6 0 0 1-6-6V12a4 4 0 0 1 4-4M44 38h14M44 52h8',
  accent: 'M60 58a15 15 0 1 0 30 0a15 15 0 1 0-30 0M86 69l12 12',
});

/** A wallet with a coin. */
export const WalletDrawing = /* @__PURE__ */ createDrawing({
  outline:
    'M88 34V26a6 6 0 0 0-6-6H28a8 8 0 0 0 0 14h64a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H28a8 8 0 0 1-8-8V27M98 48H82a8 8 0 0 0 0 16h16',
  accent: 'M44 12a10 10 0 0 1 20 0M82 56h1',
});
