/**
 * The globals that the backend uses. It is compiled with these declarations alone, without Node's types and the DOM
 * library. Only globals that Node, browsers and workers all have may be added.
 */

interface TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare const TextEncoder: new () => TextEncoder;

interface TextDecoder {
  decode(bytes: Uint8Array): string;
}
declare const TextDecoder: new (label?: 'utf-8', options?: { readonly ignoreBOM?: boolean }) => TextDecoder;

interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}

interface URL {
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly pathname: string;
  readonly port: string;
  readonly protocol: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
  readonly username: string;
  toString(): string;
}
declare const URL: {
  new (address: string, base?: string): URL;
  canParse(address: string, base?: string): boolean;
  parse(address: string, base?: string): URL | null;
};

interface AbortSignal {
  readonly aborted: boolean;
}
declare const AbortSignal: { timeout(ms: number): AbortSignal };

interface ReadableStreamDefaultController<Chunk> {
  readonly desiredSize: number | null;
  enqueue(chunk: Chunk): void;
  close(): void;
  error(error: unknown): void;
}

interface ReadableStream<Chunk> extends AsyncIterable<Chunk> {
  readonly locked: boolean;
  cancel(reason?: unknown): Promise<void>;
}
declare const ReadableStream: new <Chunk>(
  source: {
    start?(controller: ReadableStreamDefaultController<Chunk>): void;
    cancel?(reason: unknown): void;
  },
  strategy?: { readonly highWaterMark: number; size?(chunk?: Chunk): number },
) => ReadableStream<Chunk>;

interface Headers extends Iterable<[string, string]> {
  get(name: string): string | null;
  has(name: string): boolean;
}

interface File {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

interface FormData extends Iterable<[string, File | string]> {
  get(name: string): File | string | null;
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
}

interface ResponseInit {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Response {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  formData(): Promise<FormData>;
  json(): Promise<unknown>;
  text(): Promise<string>;
}
declare const Response: new (
  body?: string | Uint8Array | ReadableStream<Uint8Array> | null,
  init?: ResponseInit,
) => Response;

interface RequestInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly redirect?: 'error' | 'follow' | 'manual';
  readonly signal?: AbortSignal;
}
declare function fetch(address: string, init?: RequestInit): Promise<Response>;

interface Timer {
  readonly [Symbol.toPrimitive]: unknown;
}
declare const performance: { now(): number };
declare function setTimeout(work: () => void, ms: number): Timer;
declare function clearTimeout(timer: Timer | undefined): void;
declare function setInterval(work: () => void, ms: number): Timer;
declare function clearInterval(timer: Timer | undefined): void;
