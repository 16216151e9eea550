/** A mail before it has a form: the same parts become its text and its HTML. */
export interface Letter {
  readonly subject: string;
  readonly parts: readonly Part[];
  /** Where an answer goes: orders, if it is a secret address of ours. */
  readonly replyTo?: string;
  /** One click there, and no more of these come. */
  readonly unsubscribe?: string;
  /** Keeps mails about one match together. */
  readonly thread?: string;
  readonly automatic: 'auto-generated' | 'auto-replied';
}

export type Part =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[]; readonly numbered?: boolean }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  /** Everything below it in an answer was quoted. */
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'picture'; readonly png: Buffer; readonly words: string };

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text });
export const heading = (text: string): Part => ({ kind: 'heading', text });
export const list = (lines: readonly string[]): Part => ({ kind: 'list', lines });
export const link = (text: string, address: string): Part => ({ kind: 'link', text, address });

export function lettersText({ parts }: Letter): string {
  return `${parts.map(partText).filter(Boolean).join('\n\n')}\n`;
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'line':
      return `--- ${part.text} ---`;
    case 'heading':
      return part.text.toUpperCase();
    case 'list':
      return part.lines.map((line, index) => `${part.numbered ? `${index + 1}.` : '*'} ${line}`).join('\n');
    case 'link':
      return `${part.text}:\n${part.address}`;
    case 'picture':
      return '';
  }
}

/** `pictureAddress` says where the nth picture is found. */
export function lettersHtml({ parts }: Letter, pictureAddress: (index: number) => string): string {
  let pictures = 0;
  const body = parts.map((part) => partHtml(part, () => pictureAddress(pictures++))).join('\n');
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"></head>\n<body style="${BODY}">\n${body}\n</body></html>\n`;
}

const BODY = 'max-width:44em;margin:0 auto;padding:1em;font:16px/1.5 Georgia,serif;color:#222';

function partHtml(part: Part, nextPicture: () => string): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p>${escaped(part.text)}</p>`;
    case 'line':
      return `<p style="color:#666;border-bottom:1px solid #999">--- ${escaped(part.text)} ---</p>`;
    case 'heading':
      return `<h2 style="font-size:1.1em;margin:1.5em 0 .3em">${escaped(part.text)}</h2>`;
    case 'list': {
      const tag = part.numbered ? 'ol' : 'ul';
      return `<${tag}>${part.lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</${tag}>`;
    }
    case 'link':
      return `<p><a href="${escaped(part.address)}">${escaped(part.text)}</a></p>`;
    case 'picture':
      return `<p><img src="${escaped(nextPicture())}" alt="${escaped(part.words)}" style="max-width:100%;height:auto"></p>`;
  }
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function picturesIn({ parts }: Letter): readonly Buffer[] {
  return parts.flatMap((part) => (part.kind === 'picture' ? [part.png] : []));
}
