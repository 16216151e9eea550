import { convert } from 'html-to-text';
import { MalformedError } from './malformed.ts';

/** Orders stand at the top: behind so many tags nobody looks for them. */
const MOST_TAGS = 4000;
/** Deeper than any mail program nests. The library takes time for each tag by its depth. */
const DEEPEST = 100;

/** The words of a mail that is HTML only. */
export function htmlText(html: string): string {
  return convert(shallow(html), { wordwrap: false, limits: { maxDepth: DEEPEST, maxChildNodes: MOST_TAGS } });
}

/** Tags without an end; what stands in them is no deeper. */
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** As much of the HTML as can be read in time that its length bounds; what is nested without end is refused. */
export function shallow(html: string): string {
  let depth = 0;
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (++tags > MOST_TAGS) return html.slice(0, at);
    if (html[at + 1] === '/') depth = Math.max(0, depth - 1);
    else if (isElement(html, at)) depth++;
    if (depth > DEEPEST) throw new MalformedError('its HTML is nested too deep');
  }
  return html;
}

const LONGEST_NAME = 8;

function isElement(html: string, at: number): boolean {
  const [name = ''] = /^[a-z]+/i.exec(html.slice(at + 1, at + 1 + LONGEST_NAME)) ?? [];
  return name !== '' && !VOID.has(name.toLowerCase());
}
