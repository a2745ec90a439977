import { createHash } from 'node:crypto';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { isKey } from '@keel/backend/objects/keys.ts';
import type { Acl, ImageType } from '@keel/backend/objects/ObjectStore.ts';
import type { DataKey } from '@keel/backend/sealing/dataKey.ts';
import { readLines } from './lines.ts';

/**
 * A backup is a gzip file of JSON lines: a header, the rows table by table, the images, and an end with the hash of
 * everything before it. Rows contain the text of the database, so that no number is converted to a float.
 */
export interface Header {
  readonly keel: 'backup';
  readonly format: 1;
  /** The version of its schema. */
  readonly schema: number;
  readonly at: string;
  /** Ids of the data keys that its rows are sealed with; missing in backups of versions before sealing. */
  readonly keys?: readonly string[];
}

/** The line of an image. */
export interface ImageLine {
  readonly object: string;
  readonly type: ImageType;
  readonly acl: Acl;
  /** Base64. */
  readonly bytes: string;
}

/** The last line. */
export interface BackupEnd {
  readonly end: true;
  readonly rows: number;
  readonly images: number;
  /** The hash of the last transfer, in hexadecimal. */
  readonly ledger: string;
  /** SHA-256 of all lines before this one. */
  readonly sha256: string;
}

const ROW = /^\{"table":"(\w+)","row":(\{.*\})\}$/s;

/** Formats the line of a row; `row` is its JSON. */
export function rowLine(table: string, row: string): string {
  return `{"table":"${table}","row":${row}}`;
}

/** The table and the text of the row; undefined if the line is not a row. */
export function readRow(line: string): { table: string; row: string } | undefined {
  const [, table, row] = ROW.exec(line) ?? [];
  return table === undefined || row === undefined ? undefined : { table, row };
}

/** Parses the line of an image; undefined if the line is not one. */
export function readImage(line: string): ImageLine | undefined {
  return line.startsWith('{"object":') ? (JSON.parse(line) as ImageLine) : undefined;
}

const KEY_NAME = /^[\da-f]{16}$/;

function isHeader(value: Partial<Header>): value is Header {
  const { schema, at, keys = [] } = value;
  const isKeys = Array.isArray(keys) && keys.every((name) => typeof name === 'string' && KEY_NAME.test(name));
  return Number.isInteger(schema) && typeof at === 'string' && isKeys;
}

function isEnd({ rows, images, ledger }: Partial<BackupEnd>): boolean {
  return Number.isInteger(rows) && Number.isInteger(images) && typeof ledger === 'string';
}

function isImage({ object, type, acl, bytes }: Partial<ImageLine>): boolean {
  const isKnown = (type === 'image/png' || type === 'image/jpeg') && (acl === 'private' || acl === 'public-read');
  return isKnown && typeof object === 'string' && isKey(object) && typeof bytes === 'string';
}

/** Reads a backup completely and verifies its hash. Throws a `StartFault` if it is damaged or not a backup. */
export async function checkBackup(file: string, keys: readonly DataKey[]): Promise<{ header: Header; end: BackupEnd }> {
  const hash = createHash('sha256');
  let header: Header | undefined;
  let end: BackupEnd | undefined;
  try {
    for await (const line of readLines(file, keys)) {
      if (end) throw damaged(file);
      header ??= readHeader(line, file);
      if (line.startsWith('{"end":true')) end = JSON.parse(line) as BackupEnd;
      else hash.update(`${line}\n`);
      const image = readImage(line);
      if (image && !isImage(image)) throw damaged(file);
    }
  } catch (error) {
    if (error instanceof StartFault) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new StartFault(`There is no file ${file}.`, { cause: error });
    throw header ? damaged(file, error) : noBackup(file, error);
  }
  if (!header) throw noBackup(file);
  if (end?.sha256 !== hash.digest('hex') || !isEnd(end)) throw damaged(file);
  return { header, end };
}

function readHeader(line: string, file: string): Header {
  if (!line.startsWith('{"keel":"backup","format":1,')) throw noBackup(file);
  const header = JSON.parse(line) as Partial<Header>;
  if (!isHeader(header)) throw noBackup(file);
  return header;
}

function noBackup(file: string, cause?: unknown): StartFault {
  return new StartFault(`${file} is no backup of Keel. Nothing was changed.`, { cause });
}

function damaged(file: string, cause?: unknown): StartFault {
  return new StartFault(`The backup ${file} is damaged or not whole. Nothing was changed. Use another one.`, { cause });
}
