/** The validation rules for a file. */
export interface FileRules {
  /** Accepted media types, 'image/png' or 'image/*'. An empty list accepts all. @default [] */
  types?: readonly string[];
  /** The maximum size of one file in bytes. @default no limit */
  maxBytes?: number;
}

/** Why a file is rejected: empty, wrong type, too large, too many files, or not a readable image. */
export type FileProblem = 'empty' | 'type' | 'size' | 'count' | 'unreadable';

/** Validates type and size of a file; null if it is valid. */
export function validateFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { types = [], maxBytes = Number.POSITIVE_INFINITY }: FileRules,
): 'empty' | 'type' | 'size' | null {
  if (types.length > 0 && !types.some((type) => hasMediaType(file, type.toLowerCase()))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}

/** Compares the media type, or the file extension where the system reports no type. */
function hasMediaType({ name, type }: Pick<File, 'name' | 'type'>, mediaType: string): boolean {
  const [family, kind = ''] = mediaType.split('/');
  if (type !== '') return kind === '*' ? type.startsWith(`${family}/`) : type.toLowerCase() === mediaType;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return kind === ending || (kind === 'jpeg' && ending === 'jpg');
}
