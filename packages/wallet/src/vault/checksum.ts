/** CRC-32 (ISO 3309) over the UTF-16 units of the text, eight hexadecimal digits. It detects damage, not changes. */
export function checksum(text: string): string {
  let crc = 0xffff_ffff;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    crc = crcByte(crcByte(crc, unit & 0xff), unit >>> 8);
  }
  return ((crc ^ 0xffff_ffff) >>> 0).toString(16).padStart(8, '0');
}

function crcByte(crc: number, byte: number): number {
  let next = crc ^ byte;
  for (let bit = 0; bit < 8; bit += 1) next = next & 1 ? (next >>> 1) ^ 0xedb8_8320 : next >>> 1;
  return next;
}
