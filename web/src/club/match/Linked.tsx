/** Addresses that begin with http:// or https://, without the full stop or bracket that ends a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]]/gu;

/** What somebody has said, with its addresses as links. They lead away, to where nobody here knows what is. */
export function Linked({ text }: { readonly text: string }) {
  const parts: (string | { readonly address: string; readonly at: number })[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(text.slice(from, index), { address, at: index });
    from = index + address.length;
  }
  parts.push(text.slice(from));
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.at} href={part.address} target="_blank" rel="noopener nofollow">
        {part.address}
      </a>
    ),
  );
}
