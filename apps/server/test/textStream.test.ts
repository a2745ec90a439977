import { openTextStream } from '@keel/backend/modules/events/textStream.ts';
import { describe, expect, it, vi } from 'vitest';

describe('[PUSH-6] a text stream', () => {
  it('returns what was written, and its end', async () => {
    const { readable, write, end } = openTextStream(100, vi.fn<() => void>());
    write('event: ñ\n\n');
    write('event: two\n\n');
    end();
    expect(await new Response(readable).text()).toBe('event: ñ\n\nevent: two\n\n');
  });

  it('fails if its reader lets more than the maximum wait, and buffers no more', async () => {
    const onClosed = vi.fn<() => void>();
    const { readable, write, end } = openTextStream(8, onClosed);
    write('12345678');
    expect(onClosed).not.toHaveBeenCalled();
    write('9');
    expect(onClosed).toHaveBeenCalledOnce();
    write('more');
    end();
    await expect(readable.getReader().read()).rejects.toThrow('The reader is too slow.');
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('only counts what is buffered: a fast reader can read any amount', async () => {
    const onClosed = vi.fn<() => void>();
    const { readable, write } = openTextStream(8, onClosed);
    const reader = readable.getReader();
    for (let count = 0; count < 10; count += 1) {
      write('1234567');
      expect((await reader.read()).value).toHaveLength(7);
    }
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('reports that its reader has left, and accepts nothing after that', async () => {
    const onClosed = vi.fn<() => void>();
    const { readable, write, end } = openTextStream(8, onClosed);
    await readable.cancel();
    expect(onClosed).toHaveBeenCalledOnce();
    write('1234567890');
    end();
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
