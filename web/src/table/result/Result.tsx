import { renewOptions } from '@club-route/engine';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AfterAction } from '../AfterAction.tsx';
import type { TableController } from '../controller.ts';
import { keyFrom } from '../local/errands.ts';
import type { Account } from '../odds/messages.ts';
import type { SheetName } from '../Sheets.tsx';
import type { Skin } from '../skin.ts';
import { DecidedBy } from './DecidedBy.tsx';
import { LuckAndSkill } from './LuckAndSkill.tsx';
import css from './Result.module.css';

interface ResultProps {
  readonly controller: TableController;
  readonly skin: Skin;
  readonly onSheet: (sheet: SheetName) => void;
}

/** How it ended, why, and where to go from here. */
export function Result({ controller, skin, onSheet }: ResultProps) {
  const { source, module, playable } = controller;
  const { archive } = source;
  const navigate = useNavigate();
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    if (module.advisor !== undefined) archive?.account().then(setAccount, () => undefined);
  }, [archive, module]);
  const result = controller.result!;
  const again = async (): Promise<void> => {
    const dice = source.dice === 'typed' ? 'typed' : 'fair';
    const match = {
      game: module.game.id,
      options: renewOptions(module.game.options, source.options),
      dice,
      players: archive!.players,
    } as const;
    const started = await keyFrom({ kind: 'start', match });
    if ('key' in started) await navigate({ to: '/match/$key', params: { key: started.key } });
  };
  return (
    <section className={css.result} aria-labelledby="result-title" data-testid="result" data-ending>
      <h2 id="result-title">{skin.headline(result)}</h2>
      <p className={css.reason}>{module.language.ending?.(controller.now, result) ?? result.reason}</p>
      <div className={css.actions}>
        {playable && archive !== undefined ? (
          <Button primary onClick={() => void again()}>
            Play again
          </Button>
        ) : null}
        <Button shortcut="w" onClick={() => controller.play()}>
          Watch the replay
        </Button>
        <AfterAction controller={controller} />
        {archive === undefined ? null : (
          <Button shortcut="s" onClick={() => onSheet('save')}>
            Share
          </Button>
        )}
      </div>
      {source.archive?.isLesson === true ? null : <DecidedBy controller={controller} skin={skin} />}
      {module.advisor === undefined || archive === undefined ? null : account === undefined ? (
        <p>Working out luck and skill …</p>
      ) : (
        <LuckAndSkill controller={controller} skin={skin} account={account} won={result.winners.length > 0} />
      )}
    </section>
  );
}
