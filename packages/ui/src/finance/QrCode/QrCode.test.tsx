import { decodeQR } from 'qr/decode.js';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

const PIXELS = 4;

/**
 * The image that a camera sees: the runs of the path in black on white, each module four pixels wide, and the disc of a mark
 * in one shade of grey.
 */
function photograph(svg: string, shade = 255) {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * PIXELS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row++) {
      const start = (row * side + Number(x) * PIXELS) * 4;
      for (let place = start; place < start + Number(width) * PIXELS * 4; place++) if (place % 4 < 3) data[place] = 0;
    }
  }
  const [, centre, radius] = /<circle cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)"/.exec(svg) ?? [];
  if (centre !== undefined) paintDisc(data, side, Number(centre) * PIXELS, Number(radius) * PIXELS, shade);
  return { width: side, height: side, data };
}

function paintDisc(data: Uint8Array, side: number, centre: number, radius: number, shade: number) {
  for (let place = 0; place < data.length; place += 4) {
    const pixel = place / 4;
    const distance = Math.hypot((pixel % side) + 0.5 - centre, Math.floor(pixel / side) + 0.5 - centre);
    if (distance < radius) data.fill(shade, place, place + 3);
  }
}

describe('QrCode', () => {
  it.each([
    'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.020744',
    'ethereum:0x71C7656EC7ab88b098defB751B7401B5f6d8976F@11155111?value=612000000000000000',
    'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
    'solana:7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU?amount=9.32&label=Ñandú',
  ])('[PAY-4] an independent decoder reads %s from the rendered code', (value) => {
    expect(decodeQR(photograph(renderToString(<QrCode value={value} label="Pay" />)))).toBe(value);
  });

  it.each([
    ['BTC', 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.020744'],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['ETH', 'ethereum:0x71C7656EC7ab88b098defB751B7401B5f6d8976F@1?value=612000000000000000'],
    [
      'USDT',
      'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x71C7656EC7ab88b098defB751B7401B5f6d8976F&uint256=2000000000',
    ],
    ['DOGE', 'dogecoin:DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L?amount=9.32'],
  ])('[PAY-4] a code with the mark of %s in its centre is read, whatever the mark looks like: %s', (mark, value) => {
    const svg = renderToString(<QrCode value={value} label="Pay" mark={mark} />);
    expect(svg).toContain('<circle');
    for (const shade of [0, 127, 255]) expect(decodeQR(photograph(svg, shade))).toBe(value);
  });

  it('[PAY-4] shows no mark for an unknown coin, or over a text that is too long for the correction it needs', () => {
    const unknown = renderToString(<QrCode value="bitcoin:bc1q" label="Pay" mark="PEPE" />);
    const long = renderToString(<QrCode value={'a1B2'.repeat(500)} label="Pay" mark="BTC" />);
    expect([unknown.includes('<circle'), long.includes('<circle')]).toEqual([false, false]);
  });

  it('[PAY-4] keeps a quiet zone of four modules on every side', () => {
    const svg = renderToString(<QrCode value="bitcoin:bc1q" label="Pay" />);
    const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
    const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, width]) => [
      Number(x),
      Number(y),
      Number(width),
    ]);
    const ends = runs.map(([x = 0, , width = 0]) => x + width);
    const rows = runs.map(([, y = 0]) => y);
    expect([Math.min(...runs.map(([x = 0]) => x)), Math.max(...ends)]).toEqual([4, side - 4]);
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([4, side - 5]);
  });
});
