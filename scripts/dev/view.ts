import { clearScreenDown, moveCursor } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** Shows blocks of lines that change: redrawn in place on a terminal, otherwise each block once for each change. */
export function liveView(stream: NodeJS.WriteStream): (blocks: readonly (readonly string[])[]) => void {
  return stream.isTTY ? redraw(stream) : append(stream);
}

function redraw(stream: NodeJS.WriteStream) {
  let drawn = 0;
  return (blocks: readonly (readonly string[])[]) => {
    // Lines above the first row of the terminal cannot be redrawn.
    const lines = blocks
      .flat()
      .slice(0, stream.rows - 1)
      .map((line) => clip(line, stream.columns));
    moveCursor(stream, 0, -drawn);
    clearScreenDown(stream);
    stream.write(lines.map((line) => `${line}\n`).join(''));
    drawn = lines.length;
  };
}

function append(stream: NodeJS.WriteStream) {
  const last: string[] = [];
  return (blocks: readonly (readonly string[])[]) => {
    for (const [index, block] of blocks.entries()) {
      const text = block.join('\n');
      if (text !== last[index]) stream.write(`${text}\n`);
      last[index] = text;
    }
  };
}

/** A line that wraps would be two lines, and the next drawing would start one line too low. */
function clip(line: string, columns: number): string {
  const plain = stripVTControlCharacters(line);
  return plain.length < columns ? line : plain.slice(0, columns - 1);
}
