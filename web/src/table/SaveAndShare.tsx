import type { Match } from '@club-route/engine';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { loadFile, saveFile } from '../library/file.ts';
import { fragmentOf } from '../library/link.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { DiceCheck } from './DiceCheck.tsx';
import css from './SaveAndShare.module.css';

/** The match as a file or a link, another match from a file, and whether the dice hold. */
export function SaveAndShare({ match }: { readonly match: Match }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const load = async (file: File): Promise<void> => {
    const loaded = await loadFile(file);
    if ('problem' in loaded) setProblem(loaded.problem);
    else await navigate({ to: '/match/$key', params: { key: loaded.key } });
  };
  return (
    <div className={css.sheet}>
      <section>
        <h3>File</h3>
        <p>The match is kept in this browser after every entry. A file takes it elsewhere, or keeps it safe.</p>
        <div className={css.row}>
          <Button onClick={() => saveFile(match)}>Save to a file</Button>
          <FileButton onFile={(file) => void load(file)}>Load from a file</FileButton>
        </div>
        {problem === undefined ? null : (
          <Notice danger>
            <p>{problem} The match on the table is not touched.</p>
          </Notice>
        )}
      </section>
      <ShareLink match={match} />
      <DiceCheck match={match} />
    </div>
  );
}

function ShareLink({ match }: { readonly match: Match }) {
  const [link, setLink] = useState<string>();
  const [said, setSaid] = useState<string>();
  const share = async (): Promise<void> => {
    // The seed would give the coming dice away: it goes along only when the match is over.
    const fragment = await fragmentOf(match.journal(match.result() !== undefined));
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
      <p>
        The whole replay goes into the link itself; no server keeps it. Whoever opens it can watch and take over from
        any entry.
      </p>
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
