const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/** Bytes next to those of line ends, which are as frequent in packed data but have no special meaning. */
const neighbours: readonly number[] = [0x0b, 0x0c, 0x0e, 0x0f];
/** Of each neighbour, on average. */
const minNeighbours = 16;

/**
 * Whether a file was sent as if it were text, its line ends turned into others: then its packed data, which have every byte, have lost
 * one of the two.
 */
export function hasConvertedLines(bytes: Uint8Array): boolean {
  let near = 0;
  let returns = 0;
  let loneFeeds = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > 0x0f) continue;
    if (byte === carriageReturn) returns += 1;
    else if (byte === lineFeed && bytes[at - 1] !== carriageReturn) loneFeeds += 1;
    else if (neighbours.includes(byte)) near += 1;
  }
  return near >= minNeighbours * neighbours.length && (returns === 0 || loneFeeds === 0);
}
