import { LARGEST_JOURNAL_BYTES, type Journal } from '@club-route/engine';
import type { Problem } from './open.ts';

/** Longer links are cut by mail programs and chats. */
const LONGEST_FRAGMENT = 8000;

/** The whole journal as the part of a link behind the #, which no server ever sees; or nothing if it is too long. */
export async function fragmentOf(journal: Journal): Promise<string | undefined> {
  const packed = new Blob([JSON.stringify(journal)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const fragment = base64url(bytes);
  return fragment.length > LONGEST_FRAGMENT ? undefined : fragment;
}

export async function textFromLink(hash: string): Promise<{ readonly text: string } | Problem> {
  const bytes = bytesOf(hash.replace(/^#/, ''));
  if (bytes === undefined) return { problem: 'This link holds no replay: the part after the # is missing or damaged.' };
  try {
    return { text: await unpacked(bytes) };
  } catch {
    return {
      problem: 'This link is damaged; part of it was probably lost on the way. Ask for it again, or for the file.',
    };
  }
}

/** Reads piece by piece and stops early: a small link may unpack to a very large text. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LARGEST_JOURNAL_BYTES) throw new RangeError('the link unpacks to more than a journal');
  }
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text === '' || !/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
