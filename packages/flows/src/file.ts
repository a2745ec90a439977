/** A file that a person picked; a browser's `File` is one. Only a port reads its bytes. */
export interface PickedFile {
  /** The media type that the browser reports: 'image/png'. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}
