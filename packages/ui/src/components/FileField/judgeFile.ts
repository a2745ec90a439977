/** What a file must be. */
export interface FileRules {
  /** Media types, 'image/png' or 'image/*'; none is any. @default [] */
  types?: readonly string[];
  /** The most bytes of one file. @default no limit */
  maxBytes?: number;
}

/** Why a file is not taken: nothing in it, not of the types, too large, one too many, or no picture after all. */
export type FileProblem = 'empty' | 'type' | 'size' | 'count' | 'unreadable';

/** What is wrong with a file, by its own facts; null where nothing is. */
export function judgeFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { types = [], maxBytes = Number.POSITIVE_INFINITY }: FileRules,
): 'empty' | 'type' | 'size' | null {
  if (types.length > 0 && !types.some((type) => isOf(file, type.toLowerCase()))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}

/** By the media type; systems that know none leave the name's ending. */
function isOf({ name, type }: Pick<File, 'name' | 'type'>, wanted: string): boolean {
  const [family, kind = ''] = wanted.split('/');
  if (type !== '') return kind === '*' ? type.startsWith(`${family}/`) : type.toLowerCase() === wanted;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return kind === ending || (kind === 'jpeg' && ending === 'jpg');
}
