/**
 * The line of a machine's source on which a state is defined, counted from 1; null if it is not found. For a state that is
 * defined in another file, it is the line that names it, or the state around it.
 *
 * @param name the key of the state with those of its parents: 'unlocked.open'
 */
export function lineOfState(source: string, name: string): number | null {
  const start = source.indexOf('.createMachine(');
  let position = start;
  for (const key of name.split('.')) {
    const states = source.indexOf('states: {', position);
    const definition = new RegExp(`^\\s*${key}(?:: \\{|,|: \\{ .*)$`, 'm');
    const found = states === -1 ? -1 : source.slice(states).search(definition);
    if (found === -1) break;
    position = source.indexOf(key, states + found);
  }
  return position === start ? null : source.slice(0, position).split('\n').length;
}
