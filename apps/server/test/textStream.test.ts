import { describe, expect, it, vi } from 'vitest';
import { openTextStream } from '../src/modules/events/textStream.ts';

describe('[PUSH-6] a stream of text', () => {
  it('gives what was written, and its end', async () => {
    const { readable, write, end } = openTextStream(100, vi.fn<() => void>());
    write('event: ñ\n\n');
    write('event: two\n\n');
    end();
    expect(await new Response(readable).text()).toBe('event: ñ\n\nevent: two\n\n');
  });

  it('fails for a reader that lets more wait than it may, and holds no more for it', async () => {
    const onGone = vi.fn<() => void>();
    const { readable, write, end } = openTextStream(8, onGone);
    write('12345678');
    expect(onGone).not.toHaveBeenCalled();
    write('9');
    expect(onGone).toHaveBeenCalledOnce();
    write('more');
    end();
    await expect(readable.getReader().read()).rejects.toThrow('The reader is too slow.');
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('counts only what waits: a reader that keeps up may read as much as there is', async () => {
    const onGone = vi.fn<() => void>();
    const { readable, write } = openTextStream(8, onGone);
    const reader = readable.getReader();
    for (let count = 0; count < 10; count += 1) {
      write('1234567');
      expect((await reader.read()).value).toHaveLength(7);
    }
    expect(onGone).not.toHaveBeenCalled();
  });

  it('says when its reader has left, and takes nothing after that', async () => {
    const onGone = vi.fn<() => void>();
    const { readable, write, end } = openTextStream(8, onGone);
    await readable.cancel();
    expect(onGone).toHaveBeenCalledOnce();
    write('1234567890');
    end();
    expect(onGone).toHaveBeenCalledOnce();
  });
});
