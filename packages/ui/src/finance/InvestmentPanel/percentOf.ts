/** The profit in percent of the invested amount; null without a profit, an amount, or a finite result. */
export function percentOf(profit: number | bigint | null, amount: number | bigint | null): number | null {
  const [part, whole] = [Number(profit ?? 0), Number(amount ?? 0)];
  if (!part || whole <= 0) return null;
  const percent = (part / whole) * 100;
  return Number.isFinite(percent) ? percent : null;
}
