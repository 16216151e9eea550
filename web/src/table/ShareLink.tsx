import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Archive } from './source.ts';
import css from './SaveAndShare.module.css';

const OPEN = 'Anyone who opens it can watch it and take over from any entry.';
const HIDDEN =
  'Anyone who opens it sees what a spectator sees. They cannot take over the match if you copy the link before it is over.';

/** The replay as a link, and what whoever opens it can do. */
export function ShareLink({ archive }: { readonly archive: Archive }) {
  const [link, setLink] = useState<string>();
  const [said, setSaid] = useState<string>();
  const share = async (): Promise<void> => {
    const fragment = await archive.link();
    const made = fragment && `${location.origin}/replay#${fragment}`;
    setLink(made);
    if (made === undefined) return setSaid('This match is too long for a link: share the file instead.');
    try {
      await navigator.clipboard.writeText(made);
      setSaid('The link is copied.');
    } catch {
      setSaid('Copy the link from here:');
    }
  };
  return (
    <section>
      <h3>Link</h3>
      <p>The link itself contains the whole replay. No server keeps it. {archive.open ? OPEN : HIDDEN}</p>
      <div className={css.row}>
        <Button onClick={() => void share()}>Copy a link to the replay</Button>
      </div>
      {said === undefined ? null : <p role="status">{said}</p>}
      {link === undefined ? null : (
        <input
          className={css.link}
          readOnly
          aria-label="Link to the replay"
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}
