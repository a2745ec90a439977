import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

const titles = (toasts: ReturnType<typeof createToasts>) =>
  toasts.queue.visibleToasts.map(({ content, timeout }) => [content.title, timeout]);

describe('createToasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[PUSH-4] closes a toast after 5000 ms, and a persistent one never', () => {
    const toasts = createToasts();
    toasts.show({ title: 'Copied' });
    toasts.show({ title: 'Deposit confirmed', isPersistent: true });
    expect(titles(toasts)).toEqual([
      ['Deposit confirmed', undefined],
      ['Copied', 5000],
    ]);
  });

  it('[PUSH-4] shows longer text for longer, and never closes an error by itself (P-28)', () => {
    const toasts = createToasts();
    toasts.show({ title: 'x'.repeat(40), description: 'x'.repeat(60) });
    toasts.show({ title: 'Withdrawal rejected', tone: 'negative' });
    expect(titles(toasts).map(([, timeout]) => timeout)).toEqual([undefined, 8500]);
  });

  it('[PUSH-4] shows repeated text once, as the newest toast, and every persistent toast', () => {
    const toasts = createToasts();
    for (const title of ['Withdrawal requested.', 'Copied', 'Withdrawal requested.']) toasts.show({ title });
    expect(titles(toasts).map(([title]) => title)).toEqual(['Withdrawal requested.', 'Copied']);
    const faults = createToasts();
    for (const title of ['Could not copy.', 'Could not copy.']) faults.show({ title, tone: 'negative' });
    expect(titles(faults)).toEqual([['Could not copy.', undefined]]);
    const stays = createToasts();
    for (const title of ['Deposit confirmed', 'Deposit confirmed']) stays.show({ title, isPersistent: true });
    expect(titles(stays)).toHaveLength(2);
  });

  it('[PUSH-4] shows three toasts, the newest first, and the next one when one is closed', () => {
    const toasts = createToasts();
    const [, , , closeFourth] = ['1', '2', '3', '4'].map((title) => toasts.show({ title, isPersistent: true }));
    expect(titles(toasts).map(([title]) => title)).toEqual(['4', '3', '2']);
    closeFourth?.();
    expect(titles(toasts).map(([title]) => title)).toEqual(['3', '2', '1']);
  });

  it('[PUSH-4] pauses timers while a toast is hovered or focused or the page is hidden, and those of new toasts too (P-28)', () => {
    const page = { hidden: false };
    vi.stubGlobal('document', page);
    const { queue, show } = createToasts();
    // The same call as React Aria's region makes.
    const appear = (title: string) => {
      show({ title });
      queue.visibleToasts[0]?.timer?.reset(5000);
      queue.updateTimers();
    };
    appear('Copied');
    vi.advanceTimersByTime(4000);
    queue.pauseAll();
    appear('Saved');
    vi.advanceTimersByTime(60_000);
    page.hidden = true;
    queue.resumeAll();
    vi.advanceTimersByTime(60_000);
    expect(titles({ queue, show }).map(([title]) => title)).toEqual(['Saved', 'Copied']);
    page.hidden = false;
    queue.updateTimers();
    queue.updateTimers();
    vi.advanceTimersByTime(1000);
    expect(titles({ queue, show }).map(([title]) => title)).toEqual(['Saved']);
    vi.advanceTimersByTime(4000);
    expect(titles({ queue, show })).toEqual([]);
    vi.unstubAllGlobals();
  });
});
