import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { download } from '../library/download.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { DiceCheck } from './DiceCheck.tsx';
import { keyFrom } from './local/errands.ts';
import { ShareLink } from './ShareLink.tsx';
import type { Archive, Source } from './source.ts';
import css from './SaveAndShare.module.css';

interface SaveAndShareProps {
  readonly archive: Archive;
  readonly dice: Source['dice'];
}

/** The match as a file or a link, another match from a file, and whether the dice hold. */
export function SaveAndShare({ archive, dice }: SaveAndShareProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<void> => {
    const { name, text } = await archive.file();
    download(name, text);
  };
  const load = async (file: File): Promise<void> => {
    const loaded = await keyFrom({ kind: 'adopt', file });
    if ('problem' in loaded) setProblem(loaded.problem);
    else await navigate({ to: '/match/$key', params: { key: loaded.key } });
  };
  return (
    <div className={css.sheet}>
      <section>
        <h3>File</h3>
        <p>The match is kept in this browser after every entry. A file takes it elsewhere, or keeps it safe.</p>
        {archive.open ? null : (
          <p>
            Until the match is over, a file or a link holds the secrets of both sides. Anyone who opens it can read
            them.
          </p>
        )}
        <div className={css.row}>
          <Button onClick={() => void save()}>Save to a file</Button>
          <FileButton onFile={(file) => void load(file)}>Load from a file</FileButton>
        </div>
        {problem === undefined ? null : (
          <Notice danger>
            <p>{problem} This match does not change.</p>
          </Notice>
        )}
      </section>
      <ShareLink archive={archive} />
      <DiceCheck archive={archive} dice={dice} />
      <section>
        <h3>Secrets</h3>
        <p>{archive.sealed ? SEALED : READABLE}</p>
      </section>
    </div>
  );
}

const SEALED =
  'While the match runs this page knows only what you may know, and the match is stored encrypted. This stops a casual look, not a programmer.';
const READABLE =
  'While the match runs this page knows only what you may know. But this browser encrypts only for https pages, so the match is stored unencrypted.';
